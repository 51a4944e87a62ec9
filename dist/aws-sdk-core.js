import { HttpRequest, NODE_REGION_CONFIG_FILE_OPTIONS, NODE_REGION_CONFIG_OPTIONS, NumericValue, ProviderError, SelectorType, SignatureV4, booleanSelector, dateToUtcString, fromBase64, generateIdempotencyToken, getUserAgentPrefix, isValidHostLabel, loadConfig, partition, toBase64, toUtf8 } from "./s3.js";
import { SMITHY_CONTEXT_KEY } from "./smithy-types.js";
import { FromStringShapeDeserializer, HttpBindingProtocol, HttpInterceptingShapeDeserializer, HttpInterceptingShapeSerializer, HttpResponse, JsonCodec2, NormalizedSchema, RETRY_MODES, RpcProtocol, TypeRegistry, collectBody, customEndpointFunctions, decorateServiceException, deref, determineTimestampFormat, doesIdentityRequireRefresh, extendedEncodeURIComponent, getValueFromTextNode, isIdentityExpired, isIpAddress, loadRestJsonErrorCode, memoizeIdentityProvider, normalizeProvider } from "./smithy-core.js";
import { InvokeStore } from "./aws-lambda-invoke-store.js";
import { XmlNode, XmlText, parseXML } from "./xml.js";
import { platform, release } from "node:os";
import { env, versions } from "node:process";
// node_modules/@aws-sdk/core/dist-es/submodules/client/emitWarningIfUnsupportedVersion.js
const state = { warningEmitted: false };
const emitWarningIfUnsupportedVersion = (version) => {
	if (version && !state.warningEmitted) {
		if (process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED === "true") {
			state.warningEmitted = true;
			return;
		}
		const userMajorVersion = parseInt(version.substring(1, version.indexOf(".")));
		const vv = 22;
		if (userMajorVersion < vv) {
			state.warningEmitted = true;
			process.emitWarning(`NodeVersionSupportWarning: The AWS SDK for JavaScript (v3)
versions published after the first week of January 2027
will require node >=${vv}. You are running node ${version}.

To continue receiving updates to AWS services, bug fixes,
and security updates please upgrade to node >=${vv}.

More information can be found at: https://a.co/c895JFp`);
		}
	}
};
// node_modules/@aws-sdk/core/dist-es/submodules/client/setCredentialFeature.js
function setCredentialFeature(credentials, feature, value) {
	if (!credentials.$source) credentials.$source = {};
	credentials.$source[feature] = value;
	return credentials;
}
// node_modules/@aws-sdk/core/dist-es/submodules/client/setFeature.js
function setFeature(context, feature, value) {
	if (!context.__aws_sdk_context) context.__aws_sdk_context = { features: {} };
	else if (!context.__aws_sdk_context.features) context.__aws_sdk_context.features = {};
	context.__aws_sdk_context.features[feature] = value;
}
// node_modules/@aws-sdk/core/dist-es/submodules/client/getDefaultSocketTimeout.js
const isDefaultSocketTimeoutEnabled = () => typeof process === "object" && process?.env?.AWS_ENABLE_DEFAULT_SOCKET_TIMEOUT_2026 === "true";
const getDefaultSocketTimeout = (requestHandler, timeoutMs) => {
	if (!isDefaultSocketTimeoutEnabled()) return;
	if (typeof requestHandler?.handle === "function") return;
	return timeoutMs;
};
// node_modules/@aws-sdk/core/dist-es/submodules/client/middleware-host-header/hostHeaderMiddleware.js
function resolveHostHeaderConfig(input) {
	return input;
}
const hostHeaderMiddleware = (options) => (next) => async (args) => {
	if (!HttpRequest.isInstance(args.request)) return next(args);
	const { request } = args;
	const { handlerProtocol = "" } = options.requestHandler.metadata || {};
	if (handlerProtocol.indexOf("h2") >= 0 && !request.headers[":authority"]) {
		delete request.headers["host"];
		request.headers[":authority"] = request.hostname + (request.port ? ":" + request.port : "");
	} else if (!request.headers["host"]) {
		let host = request.hostname;
		if (request.port != null) host += `:${request.port}`;
		request.headers["host"] = host;
	}
	return next(args);
};
const hostHeaderMiddlewareOptions = {
	name: "hostHeaderMiddleware",
	step: "build",
	priority: "low",
	tags: ["HOST"],
	override: true
};
const getHostHeaderPlugin = (options) => ({ applyToStack: (clientStack) => {
	clientStack.add(hostHeaderMiddleware(options), hostHeaderMiddlewareOptions);
} });
// node_modules/@aws-sdk/core/dist-es/submodules/client/middleware-logger/loggerMiddleware.js
const loggerMiddleware = () => (next, context) => async (args) => {
	try {
		const response = await next(args);
		const { clientName, commandName, logger, dynamoDbDocumentClientOptions = {} } = context;
		const { overrideInputFilterSensitiveLog, overrideOutputFilterSensitiveLog } = dynamoDbDocumentClientOptions;
		const inputFilterSensitiveLog = overrideInputFilterSensitiveLog ?? context.inputFilterSensitiveLog;
		const outputFilterSensitiveLog = overrideOutputFilterSensitiveLog ?? context.outputFilterSensitiveLog;
		const { $metadata, ...outputWithoutMetadata } = response.output;
		logger?.info?.({
			clientName,
			commandName,
			input: inputFilterSensitiveLog(args.input),
			output: outputFilterSensitiveLog(outputWithoutMetadata),
			metadata: $metadata
		});
		return response;
	} catch (error) {
		const { clientName, commandName, logger, dynamoDbDocumentClientOptions = {} } = context;
		const { overrideInputFilterSensitiveLog } = dynamoDbDocumentClientOptions;
		const inputFilterSensitiveLog = overrideInputFilterSensitiveLog ?? context.inputFilterSensitiveLog;
		logger?.error?.({
			clientName,
			commandName,
			input: inputFilterSensitiveLog(args.input),
			error,
			metadata: error.$metadata
		});
		throw error;
	}
};
const loggerMiddlewareOptions = {
	name: "loggerMiddleware",
	tags: ["LOGGER"],
	step: "initialize",
	override: true
};
const getLoggerPlugin = (options) => ({ applyToStack: (clientStack) => {
	clientStack.add(loggerMiddleware(), loggerMiddlewareOptions);
} });
// node_modules/@aws-sdk/core/dist-es/submodules/client/middleware-recursion-detection/configuration.js
const recursionDetectionMiddlewareOptions = {
	step: "build",
	tags: ["RECURSION_DETECTION", "TRACE_CONTEXT_PROPAGATION"],
	name: "recursionDetectionMiddleware",
	override: true,
	priority: "low"
};
// node_modules/@aws-sdk/core/dist-es/submodules/client/middleware-recursion-detection/recursionDetectionMiddleware.js
const AWS_LAMBDA_FUNCTION_NAME = "AWS_LAMBDA_FUNCTION_NAME";
const _X_AMZN_TRACE_ID = "_X_AMZN_TRACE_ID";
const X_AMZN_TRACE_ID = "X-Amzn-Trace-Id";
const TRACEPARENT = "traceparent";
const TRACESTATE = "tracestate";
const BAGGAGE = "baggage";
const recursionDetectionMiddleware = () => (next) => async (args) => {
	const { request } = args;
	if (!HttpRequest.isInstance(request)) return next(args);
	let invokeStore;
	{
		const traceIdHeader = Object.keys(request.headers ?? {}).find((h) => h.toLowerCase() === X_AMZN_TRACE_ID.toLowerCase()) ?? X_AMZN_TRACE_ID;
		if (!request.headers.hasOwnProperty(traceIdHeader)) {
			const functionName = process.env[AWS_LAMBDA_FUNCTION_NAME];
			const traceIdFromEnv = process.env[_X_AMZN_TRACE_ID];
			invokeStore ??= await InvokeStore.getInstanceAsync();
			const traceId = invokeStore?.getXRayTraceId() ?? traceIdFromEnv;
			const nonEmptyString = (str) => typeof str === "string" && str.length > 0;
			if (nonEmptyString(functionName) && nonEmptyString(traceId)) request.headers[X_AMZN_TRACE_ID] = traceId;
		}
	}
	sanitizeTraceHeaders(request.headers);
	if (!request.headers[TRACEPARENT]) {
		const traceparent = (invokeStore ??= await InvokeStore.getInstanceAsync())?.getTraceparent?.();
		if (traceparent) {
			request.headers[TRACEPARENT] = traceparent;
			const tracestate = invokeStore?.getTracestate?.();
			if (tracestate) request.headers[TRACESTATE] = tracestate;
			const baggage = invokeStore?.getBaggage?.();
			if (baggage) request.headers[BAGGAGE] = baggage;
		}
	}
	return next(args);
};
function sanitizeTraceHeaders(headers) {
	for (const header of Object.keys(headers)) {
		const lower = header.toLowerCase();
		if (header !== lower && (lower === TRACEPARENT || lower === TRACESTATE || lower === BAGGAGE)) {
			headers[lower] = headers[header];
			delete headers[header];
		}
	}
}
// node_modules/@aws-sdk/core/dist-es/submodules/client/middleware-recursion-detection/getRecursionDetectionPlugin.js
const getRecursionDetectionPlugin = (options) => ({ applyToStack: (clientStack) => {
	clientStack.add(recursionDetectionMiddleware(), recursionDetectionMiddlewareOptions);
} });
function isValidUserAgentAppId(appId) {
	if (appId === void 0) return true;
	return typeof appId === "string" && appId.length <= 50;
}
function resolveUserAgentConfig(input) {
	const normalizedAppIdProvider = normalizeProvider(input.userAgentAppId ?? void 0);
	const { customUserAgent } = input;
	return Object.assign(input, {
		customUserAgent: typeof customUserAgent === "string" ? [[customUserAgent]] : customUserAgent,
		userAgentAppId: async () => {
			const appId = await normalizedAppIdProvider();
			if (!isValidUserAgentAppId(appId)) {
				const logger = input.logger?.constructor?.name === "NoOpLogger" || !input.logger ? console : input.logger;
				if (typeof appId !== "string") logger?.warn("userAgentAppId must be a string or undefined.");
				else if (appId.length > 50) logger?.warn("The provided userAgentAppId exceeds the maximum length of 50 characters.");
			}
			return appId;
		}
	});
}
// node_modules/@aws-sdk/core/dist-es/submodules/client/middleware-user-agent/check-features.js
const ACCOUNT_ID_ENDPOINT_REGEX = /\d{12}\.ddb/;
async function checkFeatures(context, config, args) {
	if (args.request?.headers?.["smithy-protocol"] === "rpc-v2-cbor") setFeature(context, "PROTOCOL_RPC_V2_CBOR", "M");
	if (typeof config.retryStrategy === "function") {
		const retryStrategy = await config.retryStrategy();
		if (typeof retryStrategy.mode === "string") switch (retryStrategy.mode) {
			case RETRY_MODES.ADAPTIVE:
				setFeature(context, "RETRY_MODE_ADAPTIVE", "F");
				break;
			case RETRY_MODES.STANDARD: setFeature(context, "RETRY_MODE_STANDARD", "E");
		}
	}
	if (typeof config.accountIdEndpointMode === "function") {
		const endpointV2 = context.endpointV2;
		if (String(endpointV2?.url?.hostname).match(ACCOUNT_ID_ENDPOINT_REGEX)) setFeature(context, "ACCOUNT_ID_ENDPOINT", "O");
		switch (await config.accountIdEndpointMode?.()) {
			case "disabled":
				setFeature(context, "ACCOUNT_ID_MODE_DISABLED", "Q");
				break;
			case "preferred":
				setFeature(context, "ACCOUNT_ID_MODE_PREFERRED", "P");
				break;
			case "required": setFeature(context, "ACCOUNT_ID_MODE_REQUIRED", "R");
		}
	}
	const identity = context.__smithy_context?.selectedHttpAuthScheme?.identity;
	if (identity?.$source) {
		const credentials = identity;
		if (credentials.accountId) setFeature(context, "RESOLVED_ACCOUNT_ID", "T");
		for (const [key, value] of Object.entries(credentials.$source ?? {})) setFeature(context, key, value);
	}
}
// node_modules/@aws-sdk/core/dist-es/submodules/client/middleware-user-agent/constants.js
const USER_AGENT = "user-agent";
const X_AMZ_USER_AGENT = "x-amz-user-agent";
const UA_NAME_ESCAPE_REGEX = /[^!$%&'*+\-.^_`|~\w]/g;
const UA_VALUE_ESCAPE_REGEX = /[^!$%&'*+\-.^_`|~\w#]/g;
// node_modules/@aws-sdk/core/dist-es/submodules/client/middleware-user-agent/encode-features.js
const BYTE_LIMIT = 1024;
function encodeFeatures(features) {
	let buffer = "";
	for (const key in features) {
		const val = features[key];
		if (buffer.length + val.length + 1 <= BYTE_LIMIT) {
			if (buffer.length) buffer += "," + val;
			else buffer += val;
			continue;
		}
		break;
	}
	return buffer;
}
// node_modules/@aws-sdk/core/dist-es/submodules/client/middleware-user-agent/user-agent-middleware.js
const userAgentMiddleware = (options) => (next, context) => async (args) => {
	const { request } = args;
	if (!HttpRequest.isInstance(request)) return next(args);
	const { headers } = request;
	const userAgent = context?.userAgent?.map(escapeUserAgent) || [];
	const defaultUserAgent = (await options.defaultUserAgentProvider()).map(escapeUserAgent);
	await checkFeatures(context, options, args);
	const awsContext = context;
	defaultUserAgent.push(`m/${encodeFeatures(Object.assign({}, context.__smithy_context?.features, awsContext.__aws_sdk_context?.features))}`);
	const customUserAgent = options?.customUserAgent?.map(escapeUserAgent) || [];
	const appId = await options.userAgentAppId();
	if (appId) defaultUserAgent.push(escapeUserAgent([`app`, `${appId}`]));
	const prefix = getUserAgentPrefix();
	const sdkUserAgentValue = (prefix ? [prefix] : []).concat([
		...defaultUserAgent,
		...userAgent,
		...customUserAgent
	]).join(" ");
	const normalUAValue = [...defaultUserAgent.filter((section) => section.startsWith("aws-sdk-")), ...customUserAgent].join(" ");
	if (options.runtime !== "browser") {
		if (normalUAValue) headers[X_AMZ_USER_AGENT] = headers["x-amz-user-agent"] ? `${headers[USER_AGENT]} ${normalUAValue}` : normalUAValue;
		headers[USER_AGENT] = sdkUserAgentValue;
	} else headers[X_AMZ_USER_AGENT] = sdkUserAgentValue;
	return next({
		...args,
		request
	});
};
const escapeUserAgent = (userAgentPair) => {
	const name = userAgentPair[0].split("/").map((part) => part.replace(UA_NAME_ESCAPE_REGEX, "-")).join("/");
	const version = userAgentPair[1]?.replace(UA_VALUE_ESCAPE_REGEX, "-");
	const prefixSeparatorIndex = name.indexOf("/");
	const prefix = name.substring(0, prefixSeparatorIndex);
	let uaName = name.substring(prefixSeparatorIndex + 1);
	if (prefix === "api") uaName = uaName.toLowerCase();
	return [
		prefix,
		uaName,
		version
	].filter((item) => item && item.length > 0).reduce((acc, item, index) => {
		switch (index) {
			case 0: return item;
			case 1: return `${acc}/${item}`;
			default: return `${acc}#${item}`;
		}
	}, "");
};
const getUserAgentMiddlewareOptions = {
	name: "getUserAgentMiddleware",
	step: "build",
	priority: "low",
	tags: ["SET_USER_AGENT", "USER_AGENT"],
	override: true
};
const getUserAgentPlugin = (config) => ({ applyToStack: (clientStack) => {
	clientStack.add(userAgentMiddleware(config), getUserAgentMiddlewareOptions);
} });
// node_modules/@aws-sdk/core/dist-es/submodules/client/util-user-agent-node/getRuntimeUserAgentPair.js
const getRuntimeUserAgentPair = () => {
	for (const runtime of [
		"deno",
		"bun",
		"llrt"
	]) if (versions[runtime]) return [`md/${runtime}`, versions[runtime]];
	return ["md/nodejs", versions.node];
};
// node_modules/@aws-sdk/core/dist-es/submodules/client/util-user-agent-node/crt-availability.js
const crtAvailability = { isCrtAvailable: false };
// node_modules/@aws-sdk/core/dist-es/submodules/client/util-user-agent-node/is-crt-available.js
const isCrtAvailable = () => {
	if (crtAvailability.isCrtAvailable) return ["md/crt-avail"];
	return null;
};
// node_modules/@aws-sdk/core/dist-es/submodules/client/util-user-agent-node/defaultUserAgent.js
const createDefaultUserAgentProvider = ({ serviceId, clientVersion }) => {
	const runtimeUserAgentPair = getRuntimeUserAgentPair();
	return async (config) => {
		const sections = [
			["aws-sdk-js", clientVersion],
			["ua", "2.1"],
			[`os/${platform()}`, release()],
			["lang/js"],
			runtimeUserAgentPair
		];
		const crtAvailable = isCrtAvailable();
		if (crtAvailable) sections.push(crtAvailable);
		if (serviceId) sections.push([`api/${serviceId}`, clientVersion]);
		if (env.AWS_EXECUTION_ENV) sections.push([`exec-env/${env.AWS_EXECUTION_ENV}`]);
		const appId = await config?.userAgentAppId?.();
		return appId ? [...sections, [`app/${appId}`]] : [...sections];
	};
};
// node_modules/@aws-sdk/core/dist-es/submodules/client/util-user-agent-node/nodeAppIdConfigOptions.js
const UA_APP_ID_ENV_NAME = "AWS_SDK_UA_APP_ID";
const UA_APP_ID_INI_NAME_DEPRECATED = "sdk-ua-app-id";
const NODE_APP_ID_CONFIG_OPTIONS = {
	environmentVariableSelector: (env) => env[UA_APP_ID_ENV_NAME],
	configFileSelector: (profile) => profile["sdk_ua_app_id"] ?? profile[UA_APP_ID_INI_NAME_DEPRECATED],
	default: void 0
};
// node_modules/@aws-sdk/core/dist-es/submodules/client/util-endpoints/lib/aws/isVirtualHostableS3Bucket.js
const isVirtualHostableS3Bucket = (value, allowSubDomains = false) => {
	if (allowSubDomains) {
		for (const label of value.split(".")) if (!isVirtualHostableS3Bucket(label)) return false;
		return true;
	}
	if (!isValidHostLabel(value)) return false;
	if (value.length < 3 || value.length > 63) return false;
	if (value !== value.toLowerCase()) return false;
	if (isIpAddress(value)) return false;
	return true;
};
// node_modules/@aws-sdk/core/dist-es/submodules/client/util-endpoints/lib/aws/parseArn.js
const ARN_DELIMITER = ":";
const RESOURCE_DELIMITER = "/";
const parseArn = (value) => {
	const segments = value.split(ARN_DELIMITER);
	if (segments.length < 6) return null;
	const [arn, partition, service, region, accountId, ...resourcePath] = segments;
	if (arn !== "arn" || partition === "" || service === "" || resourcePath.join(ARN_DELIMITER) === "") return null;
	return {
		partition,
		service,
		region,
		accountId,
		resourceId: resourcePath.map((resource) => resource.split(RESOURCE_DELIMITER)).flat()
	};
};
// node_modules/@aws-sdk/core/dist-es/submodules/client/util-endpoints/aws.js
const awsEndpointFunctions = {
	isVirtualHostableS3Bucket,
	parseArn,
	partition
};
customEndpointFunctions.aws = awsEndpointFunctions;
// node_modules/@aws-sdk/core/dist-es/submodules/client/region-config-resolver/stsRegionDefaultResolver.js
function stsRegionDefaultResolver(loaderConfig = {}) {
	return loadConfig({
		...NODE_REGION_CONFIG_OPTIONS,
		async default() {
			if (!warning.silence) console.warn("@aws-sdk - WARN - default STS region of us-east-1 used. See @aws-sdk/credential-providers README and set a region explicitly.");
			return "us-east-1";
		}
	}, {
		...NODE_REGION_CONFIG_FILE_OPTIONS,
		...loaderConfig
	});
}
const warning = { silence: false };
// node_modules/@aws-sdk/core/dist-es/submodules/client/region-config-resolver/extensions.js
const getAwsRegionExtensionConfiguration = (runtimeConfig) => {
	return {
		setRegion(region) {
			runtimeConfig.region = region;
		},
		region() {
			return runtimeConfig.region;
		}
	};
};
const resolveAwsRegionExtensionConfiguration = (awsRegionExtensionConfiguration) => {
	return { region: awsRegionExtensionConfiguration.region() };
};
// node_modules/@aws-sdk/core/dist-es/submodules/httpAuthSchemes/utils/getDateHeader.js
const getDateHeader = (response) => HttpResponse.isInstance(response) ? response.headers?.date ?? response.headers?.Date : void 0;
const getAgeHeader = (response) => HttpResponse.isInstance(response) ? response.headers?.age ?? response.headers?.Age : void 0;
// node_modules/@aws-sdk/core/dist-es/submodules/httpAuthSchemes/utils/getSkewCorrectedDate.js
const getSkewCorrectedDate = (systemClockOffset) => new Date(Date.now() + systemClockOffset);
// node_modules/@aws-sdk/core/dist-es/submodules/httpAuthSchemes/utils/getUpdatedSystemClockOffset.js
const getUpdatedSystemClockOffset = (clockTime, currentSystemClockOffset, timeRequestSent, ageHeader) => {
	if (ageHeader !== void 0) return currentSystemClockOffset;
	const serverTime = Date.parse(clockTime);
	if (Number.isNaN(serverTime)) return currentSystemClockOffset;
	const timeResponseReceived = Date.now();
	if (timeRequestSent !== void 0 && timeResponseReceived - timeRequestSent > 9e5) return currentSystemClockOffset;
	return serverTime - timeResponseReceived;
};
// node_modules/@aws-sdk/core/dist-es/submodules/httpAuthSchemes/aws_sdk/AwsSdkSigV4Signer.js
const throwSigningPropertyError = (name, property) => {
	if (!property) throw new Error(`Property \`${name}\` is not resolved for AWS SDK SigV4Auth`);
	return property;
};
const hasEventStreamOutput = (signingProperties) => {
	return (signingProperties.context?.[SMITHY_CONTEXT_KEY]?.eventStream)?.output === true;
};
const validateSigningProperties = async (signingProperties) => {
	const context = throwSigningPropertyError("context", signingProperties.context);
	const config = throwSigningPropertyError("config", signingProperties.config);
	const authScheme = context.endpointV2?.properties?.authSchemes?.[0];
	return {
		config,
		signer: await throwSigningPropertyError("signer", config.signer)(authScheme),
		signingRegion: signingProperties?.signingRegion,
		signingRegionSet: signingProperties?.signingRegionSet,
		signingName: signingProperties?.signingName
	};
};
var AwsSdkSigV4Signer = class {
	async sign(httpRequest, identity, signingProperties) {
		if (!HttpRequest.isInstance(httpRequest)) throw new Error("The request is not an instance of `HttpRequest` and cannot be signed");
		const validatedProps = await validateSigningProperties(signingProperties);
		const { config, signer } = validatedProps;
		let { signingRegion, signingName } = validatedProps;
		const handlerExecutionContext = signingProperties.context;
		if (handlerExecutionContext?.authSchemes?.length ?? false) {
			const [first, second] = handlerExecutionContext.authSchemes;
			if (first?.name === "sigv4a" && second?.name === "sigv4") {
				signingRegion = second?.signingRegion ?? signingRegion;
				signingName = second?.signingName ?? signingName;
			}
		}
		const noSkewCorrection = await config.disableClockSkewCorrection?.() === true;
		signingProperties._disableClockSkewCorrection = noSkewCorrection;
		const skipSkewSampling = noSkewCorrection || hasEventStreamOutput(signingProperties);
		signingProperties._skipClockSkewSampling = skipSkewSampling;
		if (!skipSkewSampling) {
			signingProperties._preRequestSystemClockOffset = config.systemClockOffset;
			signingProperties._requestSentAt = Date.now();
		}
		return await signer.sign(httpRequest, {
			signingDate: noSkewCorrection ? /* @__PURE__ */ new Date() : getSkewCorrectedDate(config.systemClockOffset),
			signingRegion,
			signingService: signingName
		});
	}
	errorHandler(signingProperties) {
		return (error) => {
			const errorException = error;
			if (!signingProperties._skipClockSkewSampling && !signingProperties._disableClockSkewCorrection) {
				const serverTime = errorException.ServerTime ?? getDateHeader(errorException.$response);
				if (serverTime) {
					const config = throwSigningPropertyError("config", signingProperties.config);
					const preRequestOffset = signingProperties._preRequestSystemClockOffset;
					const timeRequestSent = signingProperties._requestSentAt;
					const ageHeader = getAgeHeader(errorException.$response);
					const newOffset = getUpdatedSystemClockOffset(serverTime, config.systemClockOffset, timeRequestSent, ageHeader);
					config.systemClockOffset = newOffset;
					if (Math.abs(newOffset) >= 24e4 && (newOffset !== preRequestOffset || preRequestOffset !== void 0 && preRequestOffset !== newOffset) && errorException.$metadata) errorException.$metadata.clockSkewCorrected = true;
				}
			}
			throw error;
		};
	}
	successHandler(httpResponse, signingProperties) {
		if (signingProperties._skipClockSkewSampling || signingProperties._disableClockSkewCorrection) return;
		const dateHeader = getDateHeader(httpResponse);
		if (dateHeader) {
			const config = throwSigningPropertyError("config", signingProperties.config);
			const timeRequestSent = signingProperties._requestSentAt;
			const ageHeader = getAgeHeader(httpResponse);
			config.systemClockOffset = getUpdatedSystemClockOffset(dateHeader, config.systemClockOffset, timeRequestSent, ageHeader);
		}
	}
};
// node_modules/@aws-sdk/core/dist-es/submodules/httpAuthSchemes/aws_sdk/AwsSdkSigV4ASigner.js
var AwsSdkSigV4ASigner = class extends AwsSdkSigV4Signer {
	async sign(httpRequest, identity, signingProperties) {
		if (!HttpRequest.isInstance(httpRequest)) throw new Error("The request is not an instance of `HttpRequest` and cannot be signed");
		const { config, signer, signingRegion, signingRegionSet, signingName } = await validateSigningProperties(signingProperties);
		const multiRegionOverride = (await config.sigv4aSigningRegionSet?.() ?? signingRegionSet ?? [signingRegion]).join(",");
		const noSkewCorrection = await config.disableClockSkewCorrection?.() === true;
		signingProperties._disableClockSkewCorrection = noSkewCorrection;
		if (!noSkewCorrection) {
			signingProperties._preRequestSystemClockOffset = config.systemClockOffset;
			signingProperties._requestSentAt = Date.now();
		}
		return await signer.sign(httpRequest, {
			signingDate: noSkewCorrection ? /* @__PURE__ */ new Date() : getSkewCorrectedDate(config.systemClockOffset),
			signingRegion: multiRegionOverride,
			signingService: signingName
		});
	}
};
// node_modules/@aws-sdk/core/dist-es/submodules/httpAuthSchemes/utils/getArrayForCommaSeparatedString.js
const getArrayForCommaSeparatedString = (str) => typeof str === "string" && str.length > 0 ? str.split(",").map((item) => item.trim()) : [];
// node_modules/@aws-sdk/core/dist-es/submodules/httpAuthSchemes/utils/getBearerTokenEnvKey.js
const getBearerTokenEnvKey = (signingName) => `AWS_BEARER_TOKEN_${signingName.replace(/[\s-]/g, "_").toUpperCase()}`;
// node_modules/@aws-sdk/core/dist-es/submodules/httpAuthSchemes/aws_sdk/NODE_AUTH_SCHEME_PREFERENCE_OPTIONS.js
const NODE_AUTH_SCHEME_PREFERENCE_ENV_KEY = "AWS_AUTH_SCHEME_PREFERENCE";
const NODE_AUTH_SCHEME_PREFERENCE_CONFIG_KEY = "auth_scheme_preference";
const NODE_AUTH_SCHEME_PREFERENCE_OPTIONS = {
	environmentVariableSelector: (env, options) => {
		if (options?.signingName) {
			if (getBearerTokenEnvKey(options.signingName) in env) return ["httpBearerAuth"];
		}
		if (!(NODE_AUTH_SCHEME_PREFERENCE_ENV_KEY in env)) return;
		return getArrayForCommaSeparatedString(env[NODE_AUTH_SCHEME_PREFERENCE_ENV_KEY]);
	},
	configFileSelector: (profile) => {
		if (!(NODE_AUTH_SCHEME_PREFERENCE_CONFIG_KEY in profile)) return;
		return getArrayForCommaSeparatedString(profile[NODE_AUTH_SCHEME_PREFERENCE_CONFIG_KEY]);
	},
	default: []
};
// node_modules/@aws-sdk/core/dist-es/submodules/httpAuthSchemes/aws_sdk/resolveAwsSdkSigV4AConfig.js
const resolveAwsSdkSigV4AConfig = (config) => {
	config.sigv4aSigningRegionSet = normalizeProvider(config.sigv4aSigningRegionSet);
	return config;
};
const NODE_SIGV4A_CONFIG_OPTIONS = {
	environmentVariableSelector(env) {
		if (env.AWS_SIGV4A_SIGNING_REGION_SET) return env.AWS_SIGV4A_SIGNING_REGION_SET.split(",").map((_) => _.trim());
		throw new ProviderError("AWS_SIGV4A_SIGNING_REGION_SET not set in env.", { tryNextLink: true });
	},
	configFileSelector(profile) {
		if (profile.sigv4a_signing_region_set) return (profile.sigv4a_signing_region_set ?? "").split(",").map((_) => _.trim());
		throw new ProviderError("sigv4a_signing_region_set not set in profile.", { tryNextLink: true });
	},
	default: void 0
};
// node_modules/@aws-sdk/core/dist-es/submodules/httpAuthSchemes/aws_sdk/resolveAwsSdkSigV4Config.js
const bindResolveAwsSdkSigV4Config = (defaultDisableClockSkewCorrection) => (config) => {
	let inputCredentials = config.credentials;
	let isUserSupplied = !!config.credentials;
	let resolvedCredentials = void 0;
	Object.defineProperty(config, "credentials", {
		set(credentials) {
			if (credentials && credentials !== inputCredentials && credentials !== resolvedCredentials) isUserSupplied = true;
			inputCredentials = credentials;
			const boundProvider = bindCallerConfig(config, normalizeCredentialProvider(config, {
				credentials: inputCredentials,
				credentialDefaultProvider: config.credentialDefaultProvider
			}));
			if (isUserSupplied && !boundProvider.attributed) {
				const isCredentialObject = typeof inputCredentials === "object" && inputCredentials !== null;
				resolvedCredentials = async (options) => {
					const attributedCreds = await boundProvider(options);
					if (isCredentialObject && (!attributedCreds.$source || Object.keys(attributedCreds.$source).length === 0)) return setCredentialFeature(attributedCreds, "CREDENTIALS_CODE", "e");
					return attributedCreds;
				};
				resolvedCredentials.memoized = boundProvider.memoized;
				resolvedCredentials.configBound = boundProvider.configBound;
				resolvedCredentials.attributed = true;
			} else resolvedCredentials = boundProvider;
		},
		get() {
			return resolvedCredentials;
		},
		enumerable: true,
		configurable: true
	});
	config.credentials = inputCredentials;
	const { signingEscapePath = true, systemClockOffset = config.systemClockOffset || 0, sha256 } = config;
	let signer;
	if (config.signer) signer = normalizeProvider(config.signer);
	else if (config.regionInfoProvider) signer = () => normalizeProvider(config.region)().then(async (region) => [await config.regionInfoProvider(region, {
		useFipsEndpoint: await config.useFipsEndpoint(),
		useDualstackEndpoint: await config.useDualstackEndpoint()
	}) || {}, region]).then(([regionInfo, region]) => {
		const { signingRegion, signingService } = regionInfo;
		config.signingRegion = config.signingRegion || signingRegion || region;
		config.signingName = config.signingName || signingService || config.serviceId;
		const params = {
			...config,
			credentials: config.credentials,
			region: config.signingRegion,
			service: config.signingName,
			sha256,
			uriEscapePath: signingEscapePath
		};
		return new (config.signerConstructor || SignatureV4)(params);
	});
	else signer = async (authScheme) => {
		authScheme = Object.assign({}, {
			name: "sigv4",
			signingName: config.signingName || config.defaultSigningName,
			signingRegion: await normalizeProvider(config.region)(),
			properties: {}
		}, authScheme);
		const signingRegion = authScheme.signingRegion;
		const signingService = authScheme.signingName;
		config.signingRegion = config.signingRegion || signingRegion;
		config.signingName = config.signingName || signingService || config.serviceId;
		const params = {
			...config,
			credentials: config.credentials,
			region: config.signingRegion,
			service: config.signingName,
			sha256,
			uriEscapePath: signingEscapePath
		};
		return new (config.signerConstructor || SignatureV4)(params);
	};
	return Object.assign(config, {
		systemClockOffset,
		signingEscapePath,
		signer,
		disableClockSkewCorrection: normalizeProvider(config.disableClockSkewCorrection ?? defaultDisableClockSkewCorrection)
	});
};
function normalizeCredentialProvider(config, { credentials, credentialDefaultProvider }) {
	let credentialsProvider;
	if (credentials) {
		if (!credentials?.memoized) credentialsProvider = memoizeIdentityProvider(credentials, isIdentityExpired, doesIdentityRequireRefresh);
		else credentialsProvider = credentials;
	} else if (credentialDefaultProvider) credentialsProvider = normalizeProvider(credentialDefaultProvider(Object.assign({}, config, { parentClientConfig: config })));
	else credentialsProvider = async () => {
		throw new Error("@aws-sdk/core::resolveAwsSdkSigV4Config - `credentials` not provided and no credentialDefaultProvider was configured.");
	};
	credentialsProvider.memoized = true;
	return credentialsProvider;
}
function bindCallerConfig(config, credentialsProvider) {
	if (credentialsProvider.configBound) return credentialsProvider;
	const fn = async (options) => credentialsProvider({
		...options,
		callerClientConfig: config
	});
	fn.memoized = credentialsProvider.memoized;
	fn.configBound = true;
	return fn;
}
// node_modules/@aws-sdk/core/dist-es/submodules/httpAuthSchemes/aws_sdk/clock-skew-node-config.js
const ENV_DISABLE_CLOCK_SKEW_CORRECTION = "AWS_DISABLE_CLOCK_SKEW_CORRECTION";
const CONFIG_DISABLE_CLOCK_SKEW_CORRECTION = "disable_clock_skew_correction";
// node_modules/@aws-sdk/core/dist-es/submodules/httpAuthSchemes/index.js
const resolveAwsSdkSigV4Config = bindResolveAwsSdkSigV4Config(loadConfig({
	environmentVariableSelector: (env) => booleanSelector(env, ENV_DISABLE_CLOCK_SKEW_CORRECTION, SelectorType.ENV),
	configFileSelector: (profile) => booleanSelector(profile, CONFIG_DISABLE_CLOCK_SKEW_CORRECTION, SelectorType.CONFIG),
	default: false
}));
// node_modules/@aws-sdk/core/dist-es/submodules/protocols/ProtocolLib.js
var ProtocolLib = class {
	queryCompat;
	errorRegistry;
	constructor(queryCompat = false) {
		this.queryCompat = queryCompat;
	}
	resolveRestContentType(defaultContentType, inputSchema) {
		const members = inputSchema.getMemberSchemas();
		const httpPayloadMember = Object.values(members).find((m) => {
			return !!m.getMergedTraits().httpPayload;
		});
		if (httpPayloadMember) {
			const mediaType = httpPayloadMember.getMergedTraits().mediaType;
			if (mediaType) return mediaType;
			else if (httpPayloadMember.isStringSchema()) return "text/plain";
			else if (httpPayloadMember.isBlobSchema()) return "application/octet-stream";
			else return defaultContentType;
		} else if (!inputSchema.isUnitSchema()) {
			if (Object.values(members).find((m) => {
				const { httpQuery, httpQueryParams, httpHeader, httpLabel, httpPrefixHeaders } = m.getMergedTraits();
				return !httpQuery && !httpQueryParams && !httpHeader && !httpLabel && httpPrefixHeaders === void 0;
			})) return defaultContentType;
		}
	}
	async getErrorSchemaOrThrowBaseException(errorIdentifier, defaultNamespace, response, dataObject, metadata, getErrorSchema) {
		let errorName = errorIdentifier;
		if (errorIdentifier.includes("#")) [, errorName] = errorIdentifier.split("#");
		const errorMetadata = {
			$metadata: metadata,
			$fault: response.statusCode < 500 ? "client" : "server"
		};
		if (!this.errorRegistry) throw new Error("@aws-sdk/core/protocols - error handler not initialized.");
		try {
			return {
				errorSchema: getErrorSchema?.(this.errorRegistry, errorName) ?? this.errorRegistry.getSchema(errorIdentifier),
				errorMetadata
			};
		} catch (e) {
			dataObject.message = dataObject.message ?? dataObject.Message ?? "UnknownError";
			const synthetic = this.errorRegistry;
			const baseExceptionSchema = synthetic.getBaseException();
			if (baseExceptionSchema) {
				const ErrorCtor = synthetic.getErrorCtor(baseExceptionSchema) ?? Error;
				throw this.decorateServiceException(Object.assign(new ErrorCtor({ name: errorName }), errorMetadata), dataObject);
			}
			const d = dataObject;
			const message = d?.message ?? d?.Message ?? d?.Error?.Message ?? d?.Error?.message;
			throw this.decorateServiceException(Object.assign(new Error(message), { name: errorName }, errorMetadata), dataObject);
		}
	}
	compose(composite, errorIdentifier, defaultNamespace) {
		let namespace = defaultNamespace;
		if (errorIdentifier.includes("#")) [namespace] = errorIdentifier.split("#");
		const staticRegistry = TypeRegistry.for(namespace);
		const defaultSyntheticRegistry = TypeRegistry.for("smithy.ts.sdk.synthetic." + defaultNamespace);
		composite.copyFrom(staticRegistry);
		composite.copyFrom(defaultSyntheticRegistry);
		this.errorRegistry = composite;
	}
	decorateServiceException(exception, additions = {}) {
		if (this.queryCompat) {
			const msg = exception.Message ?? additions.Message;
			const error = decorateServiceException(exception, additions);
			if (msg) error.message = msg;
			const errorObj = error.Error ?? {};
			errorObj.Type = error.Error?.Type;
			errorObj.Code = error.Error?.Code;
			errorObj.Message = error.Error?.message ?? error.Error?.Message ?? msg;
			error.Error = errorObj;
			const reqId = error.$metadata.requestId;
			if (reqId) error.RequestId = reqId;
			return error;
		}
		return decorateServiceException(exception, additions);
	}
	setQueryCompatError(output, response) {
		const queryErrorHeader = response.headers?.["x-amzn-query-error"];
		if (output !== void 0 && queryErrorHeader != null) {
			const [Code, Type] = queryErrorHeader.split(";");
			const keys = Object.keys(output);
			const Error = {
				Code,
				Type
			};
			output.Code = Code;
			output.Type = Type;
			for (let i = 0; i < keys.length; i++) {
				const k = keys[i];
				Error[k === "message" ? "Message" : k] = output[k];
			}
			delete Error.__type;
			output.Error = Error;
		}
	}
	queryCompatOutput(queryCompatErrorData, errorData) {
		if (queryCompatErrorData.Error) errorData.Error = queryCompatErrorData.Error;
		if (queryCompatErrorData.Type) errorData.Type = queryCompatErrorData.Type;
		if (queryCompatErrorData.Code) errorData.Code = queryCompatErrorData.Code;
	}
	findQueryCompatibleError(registry, errorName) {
		try {
			return registry.getSchema(errorName);
		} catch (e) {
			return registry.find((schema) => NormalizedSchema.of(schema).getMergedTraits().awsQueryError?.[0] === errorName);
		}
	}
};
// node_modules/@aws-sdk/core/dist-es/submodules/protocols/json/AwsRestJsonProtocol.js
var AwsRestJsonProtocol = class extends HttpBindingProtocol {
	serializer;
	deserializer;
	codec;
	mixin = new ProtocolLib();
	constructor({ defaultNamespace, errorTypeRegistries, jsonCodec }) {
		super({
			defaultNamespace,
			errorTypeRegistries
		});
		const settings = {
			timestampFormat: {
				useTrait: true,
				default: 7
			},
			httpBindings: true,
			jsonName: true
		};
		this.codec = jsonCodec ?? new JsonCodec2(settings);
		this.serializer = new HttpInterceptingShapeSerializer(this.codec.createSerializer(), settings);
		this.deserializer = new HttpInterceptingShapeDeserializer(this.codec.createDeserializer(), settings);
	}
	getShapeId() {
		return "aws.protocols#restJson1";
	}
	getPayloadCodec() {
		return this.codec;
	}
	setSerdeContext(serdeContext) {
		this.codec.setSerdeContext(serdeContext);
		super.setSerdeContext(serdeContext);
	}
	async serializeRequest(operationSchema, input, context) {
		const request = await super.serializeRequest(operationSchema, input, context);
		const inputSchema = NormalizedSchema.of(operationSchema.input);
		if (!request.headers["content-type"]) {
			const contentType = this.mixin.resolveRestContentType(this.getDefaultContentType(), inputSchema);
			if (contentType) request.headers["content-type"] = contentType;
		}
		if (request.body == null && request.headers["content-type"] === this.getDefaultContentType()) request.body = "{}";
		return request;
	}
	async deserializeResponse(operationSchema, context, response) {
		const output = await super.deserializeResponse(operationSchema, context, response);
		const outputSchema = NormalizedSchema.of(operationSchema.output);
		for (const [name, member] of outputSchema.structIterator()) if (member.getMemberTraits().httpPayload && !(name in output)) output[name] = null;
		return output;
	}
	async handleError(operationSchema, context, response, dataObject, metadata) {
		const errorIdentifier = loadRestJsonErrorCode(response, dataObject) ?? "Unknown";
		this.mixin.compose(this.compositeErrorRegistry, errorIdentifier, this.options.defaultNamespace);
		const { errorSchema, errorMetadata } = await this.mixin.getErrorSchemaOrThrowBaseException(errorIdentifier, this.options.defaultNamespace, response, dataObject, metadata);
		const ns = NormalizedSchema.of(errorSchema);
		const message = dataObject.message ?? dataObject.Message ?? "UnknownError";
		const exception = new ((this.compositeErrorRegistry.getErrorCtor(errorSchema)) ?? Error)({});
		await this.deserializeHttpMessage(errorSchema, context, response, dataObject);
		const output = {};
		const errorDeserializer = this.codec.createDeserializer();
		for (const [name, member] of ns.structIterator()) {
			const target = member.getMergedTraits().jsonName ?? name;
			output[name] = errorDeserializer.readObject(member, dataObject[target]);
		}
		throw this.mixin.decorateServiceException(Object.assign(exception, errorMetadata, {
			$fault: ns.getMergedTraits().error,
			message
		}, output), dataObject);
	}
	getDefaultContentType() {
		return "application/json";
	}
};
// node_modules/@aws-sdk/core/dist-es/submodules/protocols/ConfigurableSerdeContext.js
var SerdeContextConfig = class {
	serdeContext;
	setSerdeContext(serdeContext) {
		this.serdeContext = serdeContext;
	}
};
// node_modules/@aws-sdk/core/dist-es/submodules/protocols/UnionSerde.js
var UnionSerde = class {
	from;
	to;
	keys;
	constructor(from, to) {
		this.from = from;
		this.to = to;
		const keys = Object.keys(this.from);
		const set = new Set(keys);
		set.delete("__type");
		this.keys = set;
	}
	mark(key) {
		this.keys.delete(key);
	}
	hasUnknown() {
		return this.keys.size === 1 && Object.keys(this.to).length === 0;
	}
	writeUnknown() {
		if (this.hasUnknown()) {
			const k = this.keys.values().next().value;
			const v = this.from[k];
			this.to.$unknown = [k, v];
		}
	}
};
// node_modules/@aws-sdk/core/dist-es/submodules/protocols/writeKey.js
function writeKey(obj) {
	Object.defineProperty(obj, "__proto__", {
		value: void 0,
		writable: true,
		enumerable: true,
		configurable: true
	});
}
// node_modules/@aws-sdk/core/dist-es/submodules/protocols/xml/XmlShapeDeserializer.js
var XmlShapeDeserializer = class extends SerdeContextConfig {
	settings;
	stringDeserializer;
	constructor(settings) {
		super();
		this.settings = settings;
		this.stringDeserializer = new FromStringShapeDeserializer(settings);
	}
	setSerdeContext(serdeContext) {
		this.serdeContext = serdeContext;
		this.stringDeserializer.setSerdeContext(serdeContext);
	}
	read(schema, bytes, key) {
		const ns = NormalizedSchema.of(schema);
		const memberSchemas = ns.getMemberSchemas();
		if (ns.isStructSchema() && ns.isMemberSchema() && !!Object.values(memberSchemas).find((memberNs) => {
			return !!memberNs.getMemberTraits().eventPayload;
		})) {
			const output = {};
			const memberName = Object.keys(memberSchemas)[0];
			if (memberSchemas[memberName].isBlobSchema()) output[memberName] = bytes;
			else output[memberName] = this.read(memberSchemas[memberName], bytes);
			return output;
		}
		const xmlString = (this.serdeContext?.utf8Encoder ?? toUtf8)(bytes);
		const parsedObject = this.parseXml(xmlString);
		return this.readSchema(schema, key ? parsedObject[key] : parsedObject);
	}
	readSchema(_schema, value) {
		const ns = NormalizedSchema.of(_schema);
		if (ns.isUnitSchema()) return;
		const traits = ns.getMergedTraits();
		if (ns.isListSchema() && !Array.isArray(value)) return this.readSchema(ns, [value]);
		if (value == null) return value;
		if (typeof value === "object") {
			const flat = !!traits.xmlFlattened;
			if (ns.isListSchema()) {
				const listValue = ns.getValueSchema();
				const buffer = [];
				const sourceKey = listValue.getMergedTraits().xmlName ?? "member";
				const source = flat ? value : (value[0] ?? value)[sourceKey];
				if (source == null) return buffer;
				const sourceArray = Array.isArray(source) ? source : [source];
				for (const v of sourceArray) buffer.push(this.readSchema(listValue, v));
				return buffer;
			}
			const buffer = {};
			if (ns.isMapSchema()) {
				const keyNs = ns.getKeySchema();
				const memberNs = ns.getValueSchema();
				let entries;
				if (flat) entries = Array.isArray(value) ? value : [value];
				else entries = Array.isArray(value.entry) ? value.entry : [value.entry];
				const keyProperty = keyNs.getMergedTraits().xmlName ?? "key";
				const valueProperty = memberNs.getMergedTraits().xmlName ?? "value";
				for (const entry of entries) {
					const key = entry[keyProperty];
					const value = entry[valueProperty];
					if (key === "__proto__") writeKey(buffer);
					buffer[key] = this.readSchema(memberNs, value);
				}
				return buffer;
			}
			if (ns.isStructSchema()) {
				const union = ns.isUnionSchema();
				let unionSerde;
				if (union) unionSerde = new UnionSerde(value, buffer);
				for (const [memberName, memberSchema] of ns.structIterator()) {
					const memberTraits = memberSchema.getMergedTraits();
					const xmlObjectKey = !memberTraits.httpPayload ? memberSchema.getMemberTraits().xmlName ?? memberName : memberTraits.xmlName ?? memberSchema.getName();
					if (union) unionSerde.mark(xmlObjectKey);
					if (value[xmlObjectKey] != null) buffer[memberName] = this.readSchema(memberSchema, value[xmlObjectKey]);
				}
				if (union) unionSerde.writeUnknown();
				return buffer;
			}
			if (ns.isDocumentSchema()) return value;
			throw new Error(`@aws-sdk/core/protocols - xml deserializer unhandled schema type for ${ns.getName(true)}`);
		}
		if (ns.isListSchema()) return [];
		if (ns.isMapSchema() || ns.isStructSchema()) return {};
		return this.stringDeserializer.read(ns, value);
	}
	parseXml(xml) {
		if (xml.length) {
			let parsedObj;
			try {
				parsedObj = parseXML(xml);
			} catch (e) {
				if (e && typeof e === "object") Object.defineProperty(e, "$responseBodyText", { value: xml });
				throw e;
			}
			const textNodeName = "#text";
			const key = Object.keys(parsedObj)[0];
			const parsedObjToReturn = parsedObj[key];
			if (parsedObjToReturn[textNodeName]) {
				parsedObjToReturn[key] = parsedObjToReturn[textNodeName];
				delete parsedObjToReturn[textNodeName];
			}
			return getValueFromTextNode(parsedObjToReturn);
		}
		return {};
	}
};
// node_modules/@aws-sdk/core/dist-es/submodules/protocols/query/QueryShapeSerializer.js
var QueryShapeSerializer = class extends SerdeContextConfig {
	settings;
	buffer;
	constructor(settings) {
		super();
		this.settings = settings;
	}
	write(schema, value, prefix = "") {
		if (this.buffer === void 0) this.buffer = "";
		const ns = NormalizedSchema.of(schema);
		if (prefix && !prefix.endsWith(".")) prefix += ".";
		if (ns.isBlobSchema()) {
			if (typeof value === "string" || value instanceof Uint8Array) {
				this.writeKey(prefix);
				this.writeValue((this.serdeContext?.base64Encoder ?? toBase64)(value));
			}
		} else if (ns.isBooleanSchema() || ns.isNumericSchema() || ns.isStringSchema()) {
			if (value != null) {
				this.writeKey(prefix);
				this.writeValue(String(value));
			} else if (ns.isIdempotencyToken()) {
				this.writeKey(prefix);
				this.writeValue(generateIdempotencyToken());
			}
		} else if (ns.isBigIntegerSchema()) {
			if (value != null) {
				this.writeKey(prefix);
				this.writeValue(String(value));
			}
		} else if (ns.isBigDecimalSchema()) {
			if (value != null) {
				this.writeKey(prefix);
				this.writeValue(value instanceof NumericValue ? value.string : String(value));
			}
		} else if (ns.isTimestampSchema()) {
			if (value instanceof Date) {
				this.writeKey(prefix);
				switch (determineTimestampFormat(ns, this.settings)) {
					case 5:
						this.writeValue(value.toISOString().replace(".000Z", "Z"));
						break;
					case 6:
						this.writeValue(dateToUtcString(value));
						break;
					case 7: this.writeValue(String(value.getTime() / 1e3));
				}
			}
		} else if (ns.isDocumentSchema()) {
			if (Array.isArray(value)) this.write(79, value, prefix);
			else if (value instanceof Date) this.write(4, value, prefix);
			else if (value instanceof Uint8Array) this.write(21, value, prefix);
			else if (value && typeof value === "object") this.write(143, value, prefix);
			else {
				this.writeKey(prefix);
				this.writeValue(String(value));
			}
		} else if (ns.isListSchema()) {
			if (Array.isArray(value)) {
				if (value.length === 0) {
					if (this.settings.serializeEmptyLists) {
						this.writeKey(prefix);
						this.writeValue("");
					}
				} else {
					const member = ns.getValueSchema();
					const flat = this.settings.flattenLists || ns.getMergedTraits().xmlFlattened;
					let i = 1;
					for (const item of value) {
						if (item == null) continue;
						const traits = member.getMergedTraits();
						const suffix = this.getKey("member", traits.xmlName, traits.ec2QueryName);
						const key = flat ? `${prefix}${i}` : `${prefix}${suffix}.${i}`;
						this.write(member, item, key);
						++i;
					}
				}
			}
		} else if (ns.isMapSchema()) {
			if (value && typeof value === "object") {
				const keySchema = ns.getKeySchema();
				const memberSchema = ns.getValueSchema();
				const flat = ns.getMergedTraits().xmlFlattened;
				let i = 1;
				for (const k in value) {
					const v = value[k];
					if (v == null) continue;
					const keyTraits = keySchema.getMergedTraits();
					const keySuffix = this.getKey("key", keyTraits.xmlName, keyTraits.ec2QueryName);
					const key = flat ? `${prefix}${i}.${keySuffix}` : `${prefix}entry.${i}.${keySuffix}`;
					const valTraits = memberSchema.getMergedTraits();
					const valueSuffix = this.getKey("value", valTraits.xmlName, valTraits.ec2QueryName);
					const valueKey = flat ? `${prefix}${i}.${valueSuffix}` : `${prefix}entry.${i}.${valueSuffix}`;
					this.write(keySchema, k, key);
					this.write(memberSchema, v, valueKey);
					++i;
				}
			}
		} else if (ns.isStructSchema()) {
			if (value && typeof value === "object") {
				let didWriteMember = false;
				for (const [memberName, member] of ns.structIterator()) {
					if (value[memberName] == null && !member.isIdempotencyToken()) continue;
					const traits = member.getMergedTraits();
					const suffix = this.getKey(memberName, traits.xmlName, traits.ec2QueryName, "struct");
					const key = `${prefix}${suffix}`;
					this.write(member, value[memberName], key);
					didWriteMember = true;
				}
				if (!didWriteMember && ns.isUnionSchema()) {
					const { $unknown } = value;
					if (Array.isArray($unknown)) {
						const [k, v] = $unknown;
						const key = `${prefix}${k}`;
						this.write(15, v, key);
					}
				}
			}
		} else if (ns.isUnitSchema()) {} else throw new Error(`@aws-sdk/core/protocols - QuerySerializer unrecognized schema type ${ns.getName(true)}`);
	}
	flush() {
		if (this.buffer === void 0) throw new Error("@aws-sdk/core/protocols - QuerySerializer cannot flush with nothing written to buffer.");
		const str = this.buffer;
		delete this.buffer;
		return str;
	}
	getKey(memberName, xmlName, ec2QueryName, keySource) {
		const { ec2, capitalizeKeys } = this.settings;
		if (ec2 && ec2QueryName) return ec2QueryName;
		const key = xmlName ?? memberName;
		if (capitalizeKeys && keySource === "struct") return key[0].toUpperCase() + key.slice(1);
		return key;
	}
	writeKey(key) {
		if (key.endsWith(".")) key = key.slice(0, key.length - 1);
		this.buffer += `&${extendedEncodeURIComponent(key)}=`;
	}
	writeValue(value) {
		this.buffer += extendedEncodeURIComponent(value);
	}
};
// node_modules/@aws-sdk/core/dist-es/submodules/protocols/query/AwsQueryProtocol.js
var AwsQueryProtocol = class extends RpcProtocol {
	options;
	serializer;
	deserializer;
	mixin = new ProtocolLib();
	constructor(options) {
		super({
			defaultNamespace: options.defaultNamespace,
			errorTypeRegistries: options.errorTypeRegistries
		});
		this.options = options;
		const settings = {
			timestampFormat: {
				useTrait: true,
				default: 5
			},
			httpBindings: false,
			xmlNamespace: options.xmlNamespace,
			serviceNamespace: options.defaultNamespace,
			serializeEmptyLists: true
		};
		this.serializer = new QueryShapeSerializer(settings);
		this.deserializer = new XmlShapeDeserializer(settings);
	}
	getShapeId() {
		return "aws.protocols#awsQuery";
	}
	setSerdeContext(serdeContext) {
		this.serializer.setSerdeContext(serdeContext);
		this.deserializer.setSerdeContext(serdeContext);
	}
	getPayloadCodec() {
		throw new Error("AWSQuery protocol has no payload codec.");
	}
	async serializeRequest(operationSchema, input, context) {
		const request = await super.serializeRequest(operationSchema, input, context);
		if (!request.path.endsWith("/")) request.path += "/";
		request.headers["content-type"] = "application/x-www-form-urlencoded";
		if (deref(operationSchema.input) === "unit" || !request.body) request.body = "";
		request.body = `Action=${operationSchema.name.split("#")[1] ?? operationSchema.name}&Version=${this.options.version}` + request.body;
		if (request.body.endsWith("&")) request.body = request.body.slice(-1);
		return request;
	}
	async deserializeResponse(operationSchema, context, response) {
		const deserializer = this.deserializer;
		const ns = NormalizedSchema.of(operationSchema.output);
		const dataObject = {};
		if (response.statusCode >= 300) {
			const bytes = await collectBody(response.body, context);
			if (bytes.byteLength > 0) Object.assign(dataObject, await deserializer.read(15, bytes));
			await this.handleError(operationSchema, context, response, dataObject, this.deserializeMetadata(response));
		}
		for (const header in response.headers) {
			const value = response.headers[header];
			delete response.headers[header];
			response.headers[header.toLowerCase()] = value;
		}
		const shortName = operationSchema.name.split("#")[1] ?? operationSchema.name;
		const awsQueryResultKey = ns.isStructSchema() && this.useNestedResult() ? shortName + "Result" : void 0;
		const bytes = await collectBody(response.body, context);
		if (bytes.byteLength > 0) Object.assign(dataObject, await deserializer.read(ns, bytes, awsQueryResultKey));
		dataObject.$metadata = this.deserializeMetadata(response);
		return dataObject;
	}
	useNestedResult() {
		return true;
	}
	async handleError(operationSchema, context, response, dataObject, metadata) {
		const errorIdentifier = this.loadQueryErrorCode(response, dataObject) ?? "Unknown";
		this.mixin.compose(this.compositeErrorRegistry, errorIdentifier, this.options.defaultNamespace);
		const errorData = this.loadQueryError(dataObject) ?? {};
		const message = this.loadQueryErrorMessage(dataObject);
		errorData.message = message;
		errorData.Error = {
			Type: errorData.Type,
			Code: errorData.Code,
			Message: message
		};
		const { errorSchema, errorMetadata } = await this.mixin.getErrorSchemaOrThrowBaseException(errorIdentifier, this.options.defaultNamespace, response, errorData, metadata, this.mixin.findQueryCompatibleError);
		const ns = NormalizedSchema.of(errorSchema);
		const exception = new ((this.compositeErrorRegistry.getErrorCtor(errorSchema)) ?? Error)({});
		const output = {
			Type: errorData.Error.Type,
			Code: errorData.Error.Code,
			Error: errorData.Error
		};
		for (const [name, member] of ns.structIterator()) {
			const target = member.getMergedTraits().xmlName ?? name;
			const value = errorData[target] ?? dataObject[target];
			output[name] = this.deserializer.readSchema(member, value);
		}
		throw this.mixin.decorateServiceException(Object.assign(exception, errorMetadata, {
			$fault: ns.getMergedTraits().error,
			message
		}, output), dataObject);
	}
	loadQueryErrorCode(output, data) {
		const code = (data.Errors?.[0]?.Error ?? data.Errors?.Error ?? data.Error)?.Code;
		if (code !== void 0) return code;
		if (output.statusCode == 404) return "NotFound";
	}
	loadQueryError(data) {
		return data.Errors?.[0]?.Error ?? data.Errors?.Error ?? data.Error;
	}
	loadQueryErrorMessage(data) {
		const errorData = this.loadQueryError(data);
		return errorData?.message ?? errorData?.Message ?? data.message ?? data.Message ?? "Unknown";
	}
	getDefaultContentType() {
		return "application/x-www-form-urlencoded";
	}
};
// node_modules/@aws-sdk/core/dist-es/submodules/protocols/xml/parseXmlBody.js
const loadRestXmlErrorCode = (output, data) => {
	if (data?.Error?.Code !== void 0) return data.Error.Code;
	if (data?.Code !== void 0) return data.Code;
	if (output.statusCode == 404) return "NotFound";
};
// node_modules/@aws-sdk/core/dist-es/submodules/protocols/xml/XmlShapeSerializer.js
var XmlShapeSerializer = class extends SerdeContextConfig {
	settings;
	stringBuffer;
	byteBuffer;
	buffer;
	constructor(settings) {
		super();
		this.settings = settings;
	}
	write(schema, value) {
		const ns = NormalizedSchema.of(schema);
		if (ns.isStringSchema() && typeof value === "string") this.stringBuffer = value;
		else if (ns.isBlobSchema()) this.byteBuffer = "byteLength" in value ? value : (this.serdeContext?.base64Decoder ?? fromBase64)(value);
		else {
			this.buffer = this.writeStruct(ns, value, void 0);
			const traits = ns.getMergedTraits();
			if (traits.httpPayload && !traits.xmlName) this.buffer.withName(ns.getName());
		}
	}
	flush() {
		if (this.byteBuffer !== void 0) {
			const bytes = this.byteBuffer;
			delete this.byteBuffer;
			return bytes;
		}
		if (this.stringBuffer !== void 0) {
			const str = this.stringBuffer;
			delete this.stringBuffer;
			return str;
		}
		const buffer = this.buffer;
		if (this.settings.xmlNamespace) {
			if (!buffer?.attributes?.["xmlns"]) buffer.addAttribute("xmlns", this.settings.xmlNamespace);
		}
		delete this.buffer;
		return buffer.toString();
	}
	writeStruct(ns, value, parentXmlns) {
		const traits = ns.getMergedTraits();
		const name = ns.isMemberSchema() && !traits.httpPayload ? ns.getMemberTraits().xmlName ?? ns.getMemberName() : traits.xmlName ?? ns.getName();
		if (!name || !ns.isStructSchema()) throw new Error(`@aws-sdk/core/protocols - xml serializer, cannot write struct with empty name or non-struct, schema=${ns.getName(true)}.`);
		const structXmlNode = XmlNode.of(name);
		const [xmlnsAttr, xmlns] = this.getXmlnsAttribute(ns, parentXmlns);
		for (const [memberName, memberSchema] of ns.structIterator()) {
			const val = value[memberName];
			if (val != null || memberSchema.isIdempotencyToken()) {
				if (memberSchema.getMergedTraits().xmlAttribute) {
					structXmlNode.addAttribute(memberSchema.getMergedTraits().xmlName ?? memberName, this.writeSimple(memberSchema, val));
					continue;
				}
				if (memberSchema.isListSchema()) this.writeList(memberSchema, val, structXmlNode, xmlns);
				else if (memberSchema.isMapSchema()) this.writeMap(memberSchema, val, structXmlNode, xmlns);
				else if (memberSchema.isStructSchema()) structXmlNode.addChildNode(this.writeStruct(memberSchema, val, xmlns));
				else {
					const memberNode = XmlNode.of(memberSchema.getMergedTraits().xmlName ?? memberSchema.getMemberName());
					this.writeSimpleInto(memberSchema, val, memberNode, xmlns);
					structXmlNode.addChildNode(memberNode);
				}
			}
		}
		const { $unknown } = value;
		if ($unknown && ns.isUnionSchema() && Array.isArray($unknown) && Object.keys(value).length === 1) {
			const [k, v] = $unknown;
			const node = XmlNode.of(k);
			if (typeof v !== "string") {
				if (value instanceof XmlNode || value instanceof XmlText) structXmlNode.addChildNode(value);
				else throw new Error("@aws-sdk - $unknown union member in XML requires value of type string, @aws-sdk/xml-builder::XmlNode or XmlText.");
			}
			this.writeSimpleInto(0, v, node, xmlns);
			structXmlNode.addChildNode(node);
		}
		if (xmlns) structXmlNode.addAttribute(xmlnsAttr, xmlns);
		return structXmlNode;
	}
	writeList(listMember, array, container, parentXmlns) {
		if (!listMember.isMemberSchema()) throw new Error(`@aws-sdk/core/protocols - xml serializer, cannot write non-member list: ${listMember.getName(true)}`);
		const listTraits = listMember.getMergedTraits();
		const listValueSchema = listMember.getValueSchema();
		const listValueTraits = listValueSchema.getMergedTraits();
		const sparse = !!listValueTraits.sparse;
		const flat = !!listTraits.xmlFlattened;
		const [xmlnsAttr, xmlns] = this.getXmlnsAttribute(listMember, parentXmlns);
		const writeItem = (container, value) => {
			if (listValueSchema.isListSchema()) this.writeList(listValueSchema, Array.isArray(value) ? value : [value], container, xmlns);
			else if (listValueSchema.isMapSchema()) this.writeMap(listValueSchema, value, container, xmlns);
			else if (listValueSchema.isStructSchema()) {
				const struct = this.writeStruct(listValueSchema, value, xmlns);
				container.addChildNode(struct.withName(flat ? listTraits.xmlName ?? listMember.getMemberName() : listValueTraits.xmlName ?? "member"));
			} else {
				const listItemNode = XmlNode.of(flat ? listTraits.xmlName ?? listMember.getMemberName() : listValueTraits.xmlName ?? "member");
				this.writeSimpleInto(listValueSchema, value, listItemNode, xmlns);
				container.addChildNode(listItemNode);
			}
		};
		if (flat) {
			for (const value of array) if (sparse || value != null) writeItem(container, value);
		} else {
			const listNode = XmlNode.of(listTraits.xmlName ?? listMember.getMemberName());
			if (xmlns) listNode.addAttribute(xmlnsAttr, xmlns);
			for (const value of array) if (sparse || value != null) writeItem(listNode, value);
			container.addChildNode(listNode);
		}
	}
	writeMap(mapMember, map, container, parentXmlns, containerIsMap = false) {
		if (!mapMember.isMemberSchema()) throw new Error(`@aws-sdk/core/protocols - xml serializer, cannot write non-member map: ${mapMember.getName(true)}`);
		const mapTraits = mapMember.getMergedTraits();
		const mapKeySchema = mapMember.getKeySchema();
		const keyTag = mapKeySchema.getMergedTraits().xmlName ?? "key";
		const mapValueSchema = mapMember.getValueSchema();
		const mapValueTraits = mapValueSchema.getMergedTraits();
		const valueTag = mapValueTraits.xmlName ?? "value";
		const sparse = !!mapValueTraits.sparse;
		const flat = !!mapTraits.xmlFlattened;
		const [xmlnsAttr, xmlns] = this.getXmlnsAttribute(mapMember, parentXmlns);
		const addKeyValue = (entry, key, val) => {
			const keyNode = XmlNode.of(keyTag, key);
			const [keyXmlnsAttr, keyXmlns] = this.getXmlnsAttribute(mapKeySchema, xmlns);
			if (keyXmlns) keyNode.addAttribute(keyXmlnsAttr, keyXmlns);
			entry.addChildNode(keyNode);
			let valueNode = XmlNode.of(valueTag);
			if (mapValueSchema.isListSchema()) this.writeList(mapValueSchema, val, valueNode, xmlns);
			else if (mapValueSchema.isMapSchema()) this.writeMap(mapValueSchema, val, valueNode, xmlns, true);
			else if (mapValueSchema.isStructSchema()) valueNode = this.writeStruct(mapValueSchema, val, xmlns);
			else this.writeSimpleInto(mapValueSchema, val, valueNode, xmlns);
			entry.addChildNode(valueNode);
		};
		if (flat) for (const key in map) {
			const val = map[key];
			if (sparse || val != null) {
				const entry = XmlNode.of(mapTraits.xmlName ?? mapMember.getMemberName());
				addKeyValue(entry, key, val);
				container.addChildNode(entry);
			}
		}
		else {
			let mapNode;
			if (!containerIsMap) {
				mapNode = XmlNode.of(mapTraits.xmlName ?? mapMember.getMemberName());
				if (xmlns) mapNode.addAttribute(xmlnsAttr, xmlns);
				container.addChildNode(mapNode);
			}
			for (const key in map) {
				const val = map[key];
				if (sparse || val != null) {
					const entry = XmlNode.of("entry");
					addKeyValue(entry, key, val);
					(containerIsMap ? container : mapNode).addChildNode(entry);
				}
			}
		}
	}
	writeSimple(_schema, value) {
		if (null === value) throw new Error("@aws-sdk/core/protocols - (XML serializer) cannot write null value.");
		const ns = NormalizedSchema.of(_schema);
		let nodeContents = null;
		if (value && typeof value === "object") {
			if (ns.isBlobSchema()) nodeContents = (this.serdeContext?.base64Encoder ?? toBase64)(value);
			else if (ns.isTimestampSchema() && value instanceof Date) switch (determineTimestampFormat(ns, this.settings)) {
				case 5:
					nodeContents = value.toISOString().replace(".000Z", "Z");
					break;
				case 6:
					nodeContents = dateToUtcString(value);
					break;
				case 7:
					nodeContents = String(value.getTime() / 1e3);
					break;
				default:
					console.warn("Missing timestamp format, using http date", value);
					nodeContents = dateToUtcString(value);
			}
			else if (ns.isBigDecimalSchema() && value) {
				if (value instanceof NumericValue) return value.string;
				return String(value);
			} else if (ns.isMapSchema() || ns.isListSchema()) throw new Error("@aws-sdk/core/protocols - xml serializer, cannot call _write() on List/Map schema, call writeList or writeMap() instead.");
			else throw new Error(`@aws-sdk/core/protocols - xml serializer, unhandled schema type for object value and schema: ${ns.getName(true)}`);
		}
		if (ns.isBooleanSchema() || ns.isNumericSchema() || ns.isBigIntegerSchema() || ns.isBigDecimalSchema()) nodeContents = String(value);
		if (ns.isStringSchema()) {
			if (value === void 0 && ns.isIdempotencyToken()) nodeContents = generateIdempotencyToken();
			else nodeContents = String(value);
		}
		if (nodeContents === null) throw new Error(`Unhandled schema-value pair ${ns.getName(true)}=${value}`);
		return nodeContents;
	}
	writeSimpleInto(_schema, value, into, parentXmlns) {
		const nodeContents = this.writeSimple(_schema, value);
		const ns = NormalizedSchema.of(_schema);
		const content = new XmlText(nodeContents);
		const [xmlnsAttr, xmlns] = this.getXmlnsAttribute(ns, parentXmlns);
		if (xmlns) into.addAttribute(xmlnsAttr, xmlns);
		into.addChildNode(content);
	}
	getXmlnsAttribute(ns, parentXmlns) {
		const [prefix, xmlns] = ns.getMergedTraits().xmlNamespace ?? [];
		if (xmlns && xmlns !== parentXmlns) return [prefix ? `xmlns:${prefix}` : "xmlns", xmlns];
		return [void 0, void 0];
	}
};
// node_modules/@aws-sdk/core/dist-es/submodules/protocols/xml/XmlCodec.js
var XmlCodec = class extends SerdeContextConfig {
	settings;
	constructor(settings) {
		super();
		this.settings = settings;
	}
	createSerializer() {
		const serializer = new XmlShapeSerializer(this.settings);
		serializer.setSerdeContext(this.serdeContext);
		return serializer;
	}
	createDeserializer() {
		const deserializer = new XmlShapeDeserializer(this.settings);
		deserializer.setSerdeContext(this.serdeContext);
		return deserializer;
	}
};
// node_modules/@aws-sdk/core/dist-es/submodules/protocols/xml/AwsRestXmlProtocol.js
var AwsRestXmlProtocol = class extends HttpBindingProtocol {
	codec;
	serializer;
	deserializer;
	mixin = new ProtocolLib();
	constructor(options) {
		super(options);
		const settings = {
			timestampFormat: {
				useTrait: true,
				default: 5
			},
			httpBindings: true,
			xmlNamespace: options.xmlNamespace,
			serviceNamespace: options.defaultNamespace
		};
		this.codec = new XmlCodec(settings);
		this.serializer = new HttpInterceptingShapeSerializer(this.codec.createSerializer(), settings);
		this.deserializer = new HttpInterceptingShapeDeserializer(this.codec.createDeserializer(), settings);
	}
	getPayloadCodec() {
		return this.codec;
	}
	getShapeId() {
		return "aws.protocols#restXml";
	}
	async serializeRequest(operationSchema, input, context) {
		const request = await super.serializeRequest(operationSchema, input, context);
		const inputSchema = NormalizedSchema.of(operationSchema.input);
		if (!request.headers["content-type"]) {
			const contentType = this.mixin.resolveRestContentType(this.getDefaultContentType(), inputSchema);
			if (contentType) request.headers["content-type"] = contentType;
		}
		if (typeof request.body === "string" && request.headers["content-type"] === this.getDefaultContentType() && !request.body.startsWith("<?xml ") && !this.hasUnstructuredPayloadBinding(inputSchema)) request.body = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>" + request.body;
		return request;
	}
	async deserializeResponse(operationSchema, context, response) {
		return super.deserializeResponse(operationSchema, context, response);
	}
	async handleError(operationSchema, context, response, dataObject, metadata) {
		const errorIdentifier = loadRestXmlErrorCode(response, dataObject) ?? "Unknown";
		this.mixin.compose(this.compositeErrorRegistry, errorIdentifier, this.options.defaultNamespace);
		if (dataObject.Error && typeof dataObject.Error === "object") for (const key of Object.keys(dataObject.Error)) {
			dataObject[key] = dataObject.Error[key];
			if (key.toLowerCase() === "message") dataObject.message = dataObject.Error[key];
		}
		if (dataObject.RequestId && !metadata.requestId) metadata.requestId = dataObject.RequestId;
		const { errorSchema, errorMetadata } = await this.mixin.getErrorSchemaOrThrowBaseException(errorIdentifier, this.options.defaultNamespace, response, dataObject, metadata);
		const ns = NormalizedSchema.of(errorSchema);
		const message = dataObject.Error?.message ?? dataObject.Error?.Message ?? dataObject.message ?? dataObject.Message ?? "UnknownError";
		const exception = new ((this.compositeErrorRegistry.getErrorCtor(errorSchema)) ?? Error)({});
		await this.deserializeHttpMessage(errorSchema, context, response, dataObject);
		const output = {};
		const errorDeserializer = this.codec.createDeserializer();
		for (const [name, member] of ns.structIterator()) {
			const target = member.getMergedTraits().xmlName ?? name;
			const value = dataObject.Error?.[target] ?? dataObject[target];
			output[name] = errorDeserializer.readSchema(member, value);
		}
		throw this.mixin.decorateServiceException(Object.assign(exception, errorMetadata, {
			$fault: ns.getMergedTraits().error,
			message
		}, output), dataObject);
	}
	getDefaultContentType() {
		return "application/xml";
	}
	hasUnstructuredPayloadBinding(ns) {
		for (const [, member] of ns.structIterator()) if (member.getMergedTraits().httpPayload) return !(member.isStructSchema() || member.isMapSchema() || member.isListSchema());
		return false;
	}
};
// node_modules/@aws-sdk/core/dist-es/submodules/util/util-arn-parser/arn.js
const validate = (str) => typeof str === "string" && str.indexOf("arn:") === 0 && str.split(":").length >= 6;
export { AwsQueryProtocol, AwsRestJsonProtocol, AwsRestXmlProtocol, AwsSdkSigV4ASigner, AwsSdkSigV4Signer, NODE_APP_ID_CONFIG_OPTIONS, NODE_AUTH_SCHEME_PREFERENCE_OPTIONS, NODE_SIGV4A_CONFIG_OPTIONS, awsEndpointFunctions, createDefaultUserAgentProvider, emitWarningIfUnsupportedVersion, getAwsRegionExtensionConfiguration, getDefaultSocketTimeout, getHostHeaderPlugin, getLoggerPlugin, getRecursionDetectionPlugin, getUserAgentPlugin, resolveAwsRegionExtensionConfiguration, resolveAwsSdkSigV4AConfig, resolveAwsSdkSigV4Config, resolveHostHeaderConfig, resolveUserAgentConfig, setCredentialFeature, setFeature, stsRegionDefaultResolver, validate };
