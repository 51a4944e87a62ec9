import { TokenProviderError, getProfileName, getSSOTokenFilepath, getSSOTokenFromFile, loadSsoSessionData, parseKnownFiles } from "./s3.js";
import { promises } from "node:fs";
const REFRESH_MESSAGE = `To refresh this SSO session run 'aws sso login' with the corresponding profile.`;
// node_modules/@aws-sdk/token-providers/dist-es/getSsoOidcClient.js
const getSsoOidcClient = async (ssoRegion, init = {}, callerClientConfig) => {
	const { SSOOIDCClient } = await import("./aws-sdk-nested-clients-sso-oidc.js");
	const coalesce = (prop) => init.clientConfig?.[prop] ?? init.parentClientConfig?.[prop] ?? callerClientConfig?.[prop];
	return new SSOOIDCClient(Object.assign({}, init.clientConfig ?? {}, {
		region: ssoRegion ?? init.clientConfig?.region,
		logger: coalesce("logger"),
		userAgentAppId: coalesce("userAgentAppId")
	}));
};
// node_modules/@aws-sdk/token-providers/dist-es/getNewSsoOidcToken.js
const getNewSsoOidcToken = async (ssoToken, ssoRegion, init = {}, callerClientConfig) => {
	const { CreateTokenCommand } = await import("./aws-sdk-nested-clients-sso-oidc.js");
	return (await getSsoOidcClient(ssoRegion, init, callerClientConfig)).send(new CreateTokenCommand({
		clientId: ssoToken.clientId,
		clientSecret: ssoToken.clientSecret,
		refreshToken: ssoToken.refreshToken,
		grantType: "refresh_token"
	}));
};
// node_modules/@aws-sdk/token-providers/dist-es/validateTokenExpiry.js
const validateTokenExpiry = (token) => {
	if (token.expiration && token.expiration.getTime() < Date.now()) throw new TokenProviderError(`Token is expired. ${REFRESH_MESSAGE}`, false);
};
// node_modules/@aws-sdk/token-providers/dist-es/validateTokenKey.js
const validateTokenKey = (key, value, forRefresh = false) => {
	if (typeof value === "undefined") throw new TokenProviderError(`Value not present for '${key}' in SSO Token${forRefresh ? ". Cannot refresh" : ""}. ${REFRESH_MESSAGE}`, false);
};
// node_modules/@aws-sdk/token-providers/dist-es/writeSSOTokenToFile.js
const { writeFile } = promises;
const writeSSOTokenToFile = (id, ssoToken) => {
	const tokenFilepath = getSSOTokenFilepath(id);
	const tokenString = JSON.stringify(ssoToken, null, 2);
	return writeFile(tokenFilepath, tokenString);
};
// node_modules/@aws-sdk/token-providers/dist-es/fromSso.js
const lastRefreshAttemptTimes = /* @__PURE__ */ new Map();
const inFlightRefreshes = /* @__PURE__ */ new Map();
const fromSso = (init = {}) => async ({ callerClientConfig } = {}) => {
	init.logger?.debug("@aws-sdk/token-providers - fromSso");
	const profiles = await parseKnownFiles(init);
	const profileName = getProfileName({ profile: init.profile ?? callerClientConfig?.profile });
	const profile = profiles[profileName];
	if (!profile) throw new TokenProviderError(`Profile '${profileName}' could not be found in shared credentials file.`, false);
	else if (!profile["sso_session"]) throw new TokenProviderError(`Profile '${profileName}' is missing required property 'sso_session'.`);
	const ssoSessionName = profile["sso_session"];
	const inFlightRefresh = inFlightRefreshes.get(ssoSessionName);
	if (inFlightRefresh) return await inFlightRefresh;
	const ssoSession = (await loadSsoSessionData(init))[ssoSessionName];
	if (!ssoSession) throw new TokenProviderError(`Sso session '${ssoSessionName}' could not be found in shared credentials file.`, false);
	for (const ssoSessionRequiredKey of ["sso_start_url", "sso_region"]) if (!ssoSession[ssoSessionRequiredKey]) throw new TokenProviderError(`Sso session '${ssoSessionName}' is missing required property '${ssoSessionRequiredKey}'.`, false);
	ssoSession["sso_start_url"];
	const ssoRegion = ssoSession["sso_region"];
	let ssoToken;
	try {
		ssoToken = await getSSOTokenFromFile(ssoSessionName);
	} catch (e) {
		throw new TokenProviderError(`The SSO session token associated with profile=${profileName} was not found or is invalid. ${REFRESH_MESSAGE}`, false);
	}
	validateTokenKey("accessToken", ssoToken.accessToken);
	validateTokenKey("expiresAt", ssoToken.expiresAt);
	const { accessToken, expiresAt } = ssoToken;
	const existingToken = {
		token: accessToken,
		expiration: new Date(expiresAt)
	};
	if (existingToken.expiration.getTime() - Date.now() > 3e5) return existingToken;
	const inFlightRefreshAfterReadingToken = inFlightRefreshes.get(ssoSessionName);
	if (inFlightRefreshAfterReadingToken) return await inFlightRefreshAfterReadingToken;
	const lastRefreshAttemptTime = lastRefreshAttemptTimes.get(ssoSessionName) ?? 0;
	if (Date.now() - lastRefreshAttemptTime < 3e4) {
		validateTokenExpiry(existingToken);
		return existingToken;
	}
	validateTokenKey("clientId", ssoToken.clientId, true);
	validateTokenKey("clientSecret", ssoToken.clientSecret, true);
	validateTokenKey("refreshToken", ssoToken.refreshToken, true);
	const refresh = (async () => {
		try {
			lastRefreshAttemptTimes.set(ssoSessionName, Date.now());
			const newSsoOidcToken = await getNewSsoOidcToken(ssoToken, ssoRegion, init, callerClientConfig);
			validateTokenKey("accessToken", newSsoOidcToken.accessToken);
			validateTokenKey("expiresIn", newSsoOidcToken.expiresIn);
			const newTokenExpiration = new Date(Date.now() + newSsoOidcToken.expiresIn * 1e3);
			try {
				await writeSSOTokenToFile(ssoSessionName, {
					...ssoToken,
					accessToken: newSsoOidcToken.accessToken,
					expiresAt: newTokenExpiration.toISOString(),
					refreshToken: newSsoOidcToken.refreshToken
				});
			} catch (error) {}
			return {
				token: newSsoOidcToken.accessToken,
				expiration: newTokenExpiration
			};
		} catch (error) {
			validateTokenExpiry(existingToken);
			return existingToken;
		}
	})();
	inFlightRefreshes.set(ssoSessionName, refresh);
	try {
		return await refresh;
	} finally {
		inFlightRefreshes.delete(ssoSessionName);
	}
};
export { fromSso };
