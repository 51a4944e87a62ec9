import { AwsQueryProtocol, AwsRestJsonProtocol, AwsSdkSigV4ASigner, AwsSdkSigV4Signer, NODE_APP_ID_CONFIG_OPTIONS, NODE_AUTH_SCHEME_PREFERENCE_OPTIONS, NODE_SIGV4A_CONFIG_OPTIONS, awsEndpointFunctions, createDefaultUserAgentProvider, emitWarningIfUnsupportedVersion, getAwsRegionExtensionConfiguration, getDefaultSocketTimeout, getHostHeaderPlugin, getLoggerPlugin, getRecursionDetectionPlugin, getUserAgentPlugin, resolveAwsRegionExtensionConfiguration, resolveAwsSdkSigV4AConfig, resolveAwsSdkSigV4Config, resolveHostHeaderConfig, resolveUserAgentConfig, setCredentialFeature, stsRegionDefaultResolver } from "./aws-sdk-core.js";
import { NODE_REGION_CONFIG_FILE_OPTIONS, NODE_REGION_CONFIG_OPTIONS, NODE_USE_DUALSTACK_ENDPOINT_CONFIG_OPTIONS, NODE_USE_FIPS_ENDPOINT_CONFIG_OPTIONS, calculateBodyLength, fromBase64, fromUtf8, loadConfig, normalizeProvider, resolveDefaultsModeConfig, resolveRegionConfig, streamCollector, toBase64, toUtf8 } from "./s3.js";
import { BinaryDecisionDiagram, Client, DEFAULT_RETRY_MODE, DefaultIdentityProviderConfig, EndpointCache, NODE_MAX_ATTEMPT_CONFIG_OPTIONS, NODE_RETRY_MODE_CONFIG_OPTIONS, NoAuthSigner, NoOpLogger, ServiceException, Sha256Node, TypeRegistry, customEndpointFunctions, decideEndpoint, emitWarningIfUnsupportedVersion as emitWarningIfUnsupportedVersion$1, getContentLengthPlugin, getDefaultExtensionConfiguration, getEndpointPlugin, getHttpAuthSchemeEndpointRuleSetPlugin, getHttpHandlerExtensionConfiguration, getHttpSigningPlugin, getRetryPlugin, getSchemaSerdePlugin, getSmithyContext, loadConfigsForDefaultMode, makeBuilder, parseUrl, resolveDefaultRuntimeConfig, resolveEndpointConfig, resolveHttpHandlerRuntimeConfig, resolveParams, resolveRetryConfig } from "./smithy-core.js";
import { NodeHttpHandler } from "./smithy-node-http-handler.js";
import { SignatureV4MultiRegion } from "./aws-sdk-signature-v4-multi-region.js";
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso/auth/httpAuthSchemeProvider.js
const defaultSSOHttpAuthSchemeParametersProvider = async (config, context, input) => {
	return {
		operation: getSmithyContext(context).operation,
		region: await normalizeProvider(config.region)() || (() => {
			throw new Error("expected `region` to be configured for `aws.auth#sigv4`");
		})()
	};
};
function createAwsAuthSigv4HttpAuthOption$3(authParameters) {
	return {
		schemeId: "aws.auth#sigv4",
		signingProperties: {
			name: "awsssoportal",
			region: authParameters.region
		},
		propertiesExtractor: (config, context) => ({ signingProperties: {
			config,
			context
		} })
	};
}
function createSmithyApiNoAuthHttpAuthOption$3(authParameters) {
	return { schemeId: "smithy.api#noAuth" };
}
const defaultSSOHttpAuthSchemeProvider = (authParameters) => {
	const options = [];
	switch (authParameters.operation) {
		case "GetRoleCredentials":
			options.push(createSmithyApiNoAuthHttpAuthOption$3(authParameters));
			break;
		default: options.push(createAwsAuthSigv4HttpAuthOption$3(authParameters));
	}
	return options;
};
const resolveHttpAuthSchemeConfig$3 = (config) => {
	const config_0 = resolveAwsSdkSigV4Config(config);
	return Object.assign(config_0, { authSchemePreference: normalizeProvider(config.authSchemePreference ?? []) });
};
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso/endpoint/EndpointParameters.js
const resolveClientEndpointParameters$3 = (options) => {
	return Object.assign(options, {
		useDualstackEndpoint: options.useDualstackEndpoint ?? false,
		useFipsEndpoint: options.useFipsEndpoint ?? false,
		defaultSigningName: "awsssoportal"
	});
};
const commonParams$3 = {
	UseFIPS: {
		type: "builtInParams",
		name: "useFipsEndpoint"
	},
	Endpoint: {
		type: "builtInParams",
		name: "endpoint"
	},
	Region: {
		type: "builtInParams",
		name: "region"
	},
	UseDualStack: {
		type: "builtInParams",
		name: "useDualstackEndpoint"
	}
};
// node_modules/@aws-sdk/nested-clients/package.json
var version = "3.998.3";
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso/endpoint/bdd.js
const k$3 = "ref";
const a$3 = -1;
const b$3 = true;
const c$3 = "isSet";
const d$3 = "PartitionResult";
const e$3 = "booleanEquals";
const f$3 = "getAttr";
const g$3 = { [k$3]: "Endpoint" };
const h$3 = { [k$3]: d$3 };
const i$3 = {};
const j$3 = [{ [k$3]: "Region" }];
const _data$3 = {
	conditions: [
		[c$3, [g$3]],
		[c$3, j$3],
		[
			"aws.partition",
			j$3,
			d$3
		],
		[e$3, [{ [k$3]: "UseFIPS" }, b$3]],
		[e$3, [{ [k$3]: "UseDualStack" }, b$3]],
		[e$3, [{
			fn: f$3,
			argv: [h$3, "supportsDualStack"]
		}, b$3]],
		[e$3, [{
			fn: f$3,
			argv: [h$3, "supportsFIPS"]
		}, b$3]],
		["stringEquals", [{
			fn: f$3,
			argv: [h$3, "name"]
		}, "aws-us-gov"]]
	],
	results: [
		[a$3],
		[a$3, "Invalid Configuration: FIPS and custom endpoint are not supported"],
		[a$3, "Invalid Configuration: Dualstack and custom endpoint are not supported"],
		[g$3, i$3],
		["https://portal.sso-fips.{Region}.{PartitionResult#dualStackDnsSuffix}", i$3],
		[a$3, "FIPS and DualStack are enabled, but this partition does not support one or both"],
		["https://portal.sso.{Region}.amazonaws.com", i$3],
		["https://portal.sso-fips.{Region}.{PartitionResult#dnsSuffix}", i$3],
		[a$3, "FIPS is enabled but this partition does not support FIPS"],
		["https://portal.sso.{Region}.{PartitionResult#dualStackDnsSuffix}", i$3],
		[a$3, "DualStack is enabled but this partition does not support DualStack"],
		["https://portal.sso.{Region}.{PartitionResult#dnsSuffix}", i$3],
		[a$3, "Invalid Configuration: Missing Region"]
	]
};
const root$3 = 2;
const nodes$3 = new Int32Array([
	-1,
	1,
	-1,
	0,
	13,
	3,
	1,
	4,
	100000012,
	2,
	5,
	100000012,
	3,
	8,
	6,
	4,
	7,
	100000011,
	5,
	100000009,
	100000010,
	4,
	11,
	9,
	6,
	10,
	100000008,
	7,
	100000006,
	100000007,
	5,
	12,
	100000005,
	6,
	100000004,
	100000005,
	3,
	100000001,
	14,
	4,
	100000002,
	100000003
]);
const bdd$3 = BinaryDecisionDiagram.from(nodes$3, root$3, _data$3.conditions, _data$3.results);
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso/endpoint/endpointResolver.js
const cache$3 = new EndpointCache({
	size: 50,
	params: [
		"Endpoint",
		"Region",
		"UseDualStack",
		"UseFIPS"
	]
});
const defaultEndpointResolver$3 = (endpointParams, context = {}) => {
	return cache$3.get(endpointParams, () => decideEndpoint(bdd$3, {
		endpointParams,
		logger: context.logger
	}));
};
customEndpointFunctions.aws = awsEndpointFunctions;
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso/models/SSOServiceException.js
var SSOServiceException = class SSOServiceException extends ServiceException {
	static shapeId = "smithy.ts.sdk.synthetic.com.amazonaws.sso#SSOServiceException";
	constructor(options) {
		super(options);
		Object.setPrototypeOf(this, SSOServiceException.prototype);
	}
};
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso/models/errors.js
var InvalidRequestException$1 = class InvalidRequestException$1 extends SSOServiceException {
	static shapeId = "com.amazonaws.sso#InvalidRequestException";
	name = "InvalidRequestException";
	$fault = "client";
	constructor(opts) {
		super({
			name: "InvalidRequestException",
			$fault: "client",
			...opts
		});
		Object.setPrototypeOf(this, InvalidRequestException$1.prototype);
	}
};
var ResourceNotFoundException = class ResourceNotFoundException extends SSOServiceException {
	static shapeId = "com.amazonaws.sso#ResourceNotFoundException";
	name = "ResourceNotFoundException";
	$fault = "client";
	constructor(opts) {
		super({
			name: "ResourceNotFoundException",
			$fault: "client",
			...opts
		});
		Object.setPrototypeOf(this, ResourceNotFoundException.prototype);
	}
};
var TooManyRequestsException = class TooManyRequestsException extends SSOServiceException {
	static shapeId = "com.amazonaws.sso#TooManyRequestsException";
	name = "TooManyRequestsException";
	$fault = "client";
	constructor(opts) {
		super({
			name: "TooManyRequestsException",
			$fault: "client",
			...opts
		});
		Object.setPrototypeOf(this, TooManyRequestsException.prototype);
	}
};
var UnauthorizedException = class UnauthorizedException extends SSOServiceException {
	static shapeId = "com.amazonaws.sso#UnauthorizedException";
	name = "UnauthorizedException";
	$fault = "client";
	constructor(opts) {
		super({
			name: "UnauthorizedException",
			$fault: "client",
			...opts
		});
		Object.setPrototypeOf(this, UnauthorizedException.prototype);
	}
};
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso/schemas/schemas_0.js
const _ATT = "AccessTokenType";
const _GRC = "GetRoleCredentials";
const _GRCR = "GetRoleCredentialsRequest";
const _GRCRe = "GetRoleCredentialsResponse";
const _IRE$1 = "InvalidRequestException";
const _RC = "RoleCredentials";
const _RNFE = "ResourceNotFoundException";
const _SAKT = "SecretAccessKeyType";
const _STT = "SessionTokenType";
const _TMRE$1 = "TooManyRequestsException";
const _UE = "UnauthorizedException";
const _aI = "accountId";
const _aKI$1 = "accessKeyId";
const _aT$2 = "accessToken";
const _ai = "account_id";
const _c$3 = "client";
const _e$3 = "error";
const _ex = "expiration";
const _h$2 = "http";
const _hE$3 = "httpError";
const _hH = "httpHeader";
const _hQ = "httpQuery";
const _m$2 = "message";
const _rC = "roleCredentials";
const _rN = "roleName";
const _rn = "role_name";
const _s$3 = "smithy.ts.sdk.synthetic.com.amazonaws.sso";
const _sAK$1 = "secretAccessKey";
const _sT$1 = "sessionToken";
const _xasbt = "x-amz-sso_bearer_token";
const n0$3 = "com.amazonaws.sso";
const _s_registry$3 = new TypeRegistry(_s$3);
var SSOServiceException$ = [
	-3,
	_s$3,
	"SSOServiceException",
	0,
	[],
	[]
];
_s_registry$3.registerError(SSOServiceException$, SSOServiceException);
const n0_registry$3 = new TypeRegistry(n0$3);
var InvalidRequestException$$1 = [
	-3,
	n0$3,
	_IRE$1,
	{
		[_e$3]: _c$3,
		[_hE$3]: 400
	},
	[_m$2],
	[0]
];
n0_registry$3.registerError(InvalidRequestException$$1, InvalidRequestException$1);
var ResourceNotFoundException$ = [
	-3,
	n0$3,
	_RNFE,
	{
		[_e$3]: _c$3,
		[_hE$3]: 404
	},
	[_m$2],
	[0]
];
n0_registry$3.registerError(ResourceNotFoundException$, ResourceNotFoundException);
var TooManyRequestsException$ = [
	-3,
	n0$3,
	_TMRE$1,
	{
		[_e$3]: _c$3,
		[_hE$3]: 429
	},
	[_m$2],
	[0]
];
n0_registry$3.registerError(TooManyRequestsException$, TooManyRequestsException);
var UnauthorizedException$ = [
	-3,
	n0$3,
	_UE,
	{
		[_e$3]: _c$3,
		[_hE$3]: 401
	},
	[_m$2],
	[0]
];
n0_registry$3.registerError(UnauthorizedException$, UnauthorizedException);
const errorTypeRegistries$3 = [_s_registry$3, n0_registry$3];
var AccessTokenType = [
	0,
	n0$3,
	_ATT,
	8,
	0
];
var SecretAccessKeyType = [
	0,
	n0$3,
	_SAKT,
	8,
	0
];
var SessionTokenType = [
	0,
	n0$3,
	_STT,
	8,
	0
];
var GetRoleCredentialsRequest$ = [
	3,
	n0$3,
	_GRCR,
	0,
	[
		_rN,
		_aI,
		_aT$2
	],
	[
		[0, { [_hQ]: _rn }],
		[0, { [_hQ]: _ai }],
		[() => AccessTokenType, { [_hH]: _xasbt }]
	],
	3
];
var GetRoleCredentialsResponse$ = [
	3,
	n0$3,
	_GRCRe,
	0,
	[_rC],
	[[() => RoleCredentials$, 0]]
];
var RoleCredentials$ = [
	3,
	n0$3,
	_RC,
	0,
	[
		_aKI$1,
		_sAK$1,
		_sT$1,
		_ex
	],
	[
		0,
		[() => SecretAccessKeyType, 0],
		[() => SessionTokenType, 0],
		1
	]
];
var GetRoleCredentials$ = [
	9,
	n0$3,
	_GRC,
	{ [_h$2]: [
		"GET",
		"/federation/credentials",
		200
	] },
	() => GetRoleCredentialsRequest$,
	() => GetRoleCredentialsResponse$
];
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso/runtimeConfig.shared.js
const getRuntimeConfig$7 = (config) => {
	return {
		apiVersion: "2019-06-10",
		base64Decoder: config?.base64Decoder ?? fromBase64,
		base64Encoder: config?.base64Encoder ?? toBase64,
		disableHostPrefix: config?.disableHostPrefix ?? false,
		endpointProvider: config?.endpointProvider ?? defaultEndpointResolver$3,
		extensions: config?.extensions ?? [],
		httpAuthSchemeProvider: config?.httpAuthSchemeProvider ?? defaultSSOHttpAuthSchemeProvider,
		httpAuthSchemes: config?.httpAuthSchemes ?? [{
			schemeId: "aws.auth#sigv4",
			identityProvider: (ipc) => ipc.getIdentityProvider("aws.auth#sigv4"),
			signer: new AwsSdkSigV4Signer()
		}, {
			schemeId: "smithy.api#noAuth",
			identityProvider: (ipc) => ipc.getIdentityProvider("smithy.api#noAuth") || (async () => ({})),
			signer: new NoAuthSigner()
		}],
		logger: config?.logger ?? new NoOpLogger(),
		protocol: config?.protocol ?? AwsRestJsonProtocol,
		protocolSettings: config?.protocolSettings ?? {
			defaultNamespace: "com.amazonaws.sso",
			errorTypeRegistries: errorTypeRegistries$3,
			version: "2019-06-10",
			serviceTarget: "SWBPortalService"
		},
		serviceId: config?.serviceId ?? "SSO",
		sha256: config?.sha256 ?? Sha256Node,
		urlParser: config?.urlParser ?? parseUrl,
		utf8Decoder: config?.utf8Decoder ?? fromUtf8,
		utf8Encoder: config?.utf8Encoder ?? toUtf8
	};
};
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso/runtimeConfig.js
const getRuntimeConfig$6 = (config) => {
	emitWarningIfUnsupportedVersion$1(process.version);
	const defaultsMode = resolveDefaultsModeConfig(config);
	const defaultConfigProvider = () => defaultsMode().then(loadConfigsForDefaultMode);
	const clientSharedValues = getRuntimeConfig$7(config);
	emitWarningIfUnsupportedVersion(process.version);
	const loaderConfig = {
		profile: config?.profile,
		logger: clientSharedValues.logger
	};
	return {
		...clientSharedValues,
		...config,
		runtime: "node",
		defaultsMode,
		authSchemePreference: config?.authSchemePreference ?? loadConfig(NODE_AUTH_SCHEME_PREFERENCE_OPTIONS, loaderConfig),
		bodyLengthChecker: config?.bodyLengthChecker ?? calculateBodyLength,
		defaultSocketTimeout: getDefaultSocketTimeout(config?.requestHandler, 3e5),
		defaultUserAgentProvider: config?.defaultUserAgentProvider ?? createDefaultUserAgentProvider({
			serviceId: clientSharedValues.serviceId,
			clientVersion: version
		}),
		maxAttempts: config?.maxAttempts ?? loadConfig(NODE_MAX_ATTEMPT_CONFIG_OPTIONS, config),
		region: config?.region ?? loadConfig(NODE_REGION_CONFIG_OPTIONS, {
			...NODE_REGION_CONFIG_FILE_OPTIONS,
			...loaderConfig
		}),
		requestHandler: NodeHttpHandler.create(config?.requestHandler ?? defaultConfigProvider),
		retryMode: config?.retryMode ?? loadConfig({
			...NODE_RETRY_MODE_CONFIG_OPTIONS,
			default: async () => (await defaultConfigProvider()).retryMode || DEFAULT_RETRY_MODE
		}, config),
		streamCollector: config?.streamCollector ?? streamCollector,
		useDualstackEndpoint: config?.useDualstackEndpoint ?? loadConfig(NODE_USE_DUALSTACK_ENDPOINT_CONFIG_OPTIONS, loaderConfig),
		useFipsEndpoint: config?.useFipsEndpoint ?? loadConfig(NODE_USE_FIPS_ENDPOINT_CONFIG_OPTIONS, loaderConfig),
		userAgentAppId: config?.userAgentAppId ?? loadConfig(NODE_APP_ID_CONFIG_OPTIONS, loaderConfig)
	};
};
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso/auth/httpAuthExtensionConfiguration.js
const getHttpAuthExtensionConfiguration$3 = (runtimeConfig) => {
	const _httpAuthSchemes = runtimeConfig.httpAuthSchemes;
	let _httpAuthSchemeProvider = runtimeConfig.httpAuthSchemeProvider;
	let _credentials = runtimeConfig.credentials;
	return {
		setHttpAuthScheme(httpAuthScheme) {
			const index = _httpAuthSchemes.findIndex((scheme) => scheme.schemeId === httpAuthScheme.schemeId);
			if (index === -1) _httpAuthSchemes.push(httpAuthScheme);
			else _httpAuthSchemes.splice(index, 1, httpAuthScheme);
		},
		httpAuthSchemes() {
			return _httpAuthSchemes;
		},
		setHttpAuthSchemeProvider(httpAuthSchemeProvider) {
			_httpAuthSchemeProvider = httpAuthSchemeProvider;
		},
		httpAuthSchemeProvider() {
			return _httpAuthSchemeProvider;
		},
		setCredentials(credentials) {
			_credentials = credentials;
		},
		credentials() {
			return _credentials;
		}
	};
};
const resolveHttpAuthRuntimeConfig$3 = (config) => {
	return {
		httpAuthSchemes: config.httpAuthSchemes(),
		httpAuthSchemeProvider: config.httpAuthSchemeProvider(),
		credentials: config.credentials()
	};
};
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso/runtimeExtensions.js
const resolveRuntimeExtensions$3 = (runtimeConfig, extensions) => {
	const extensionConfiguration = Object.assign(getAwsRegionExtensionConfiguration(runtimeConfig), getDefaultExtensionConfiguration(runtimeConfig), getHttpHandlerExtensionConfiguration(runtimeConfig), getHttpAuthExtensionConfiguration$3(runtimeConfig));
	extensions.forEach((extension) => extension.configure(extensionConfiguration));
	return Object.assign(runtimeConfig, resolveAwsRegionExtensionConfiguration(extensionConfiguration), resolveDefaultRuntimeConfig(extensionConfiguration), resolveHttpHandlerRuntimeConfig(extensionConfiguration), resolveHttpAuthRuntimeConfig$3(extensionConfiguration));
};
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso/SSOClient.js
var SSOClient = class extends Client {
	config;
	constructor(...[configuration]) {
		const _config_0 = getRuntimeConfig$6(configuration || {});
		super(_config_0);
		this.initConfig = _config_0;
		const _config_1 = resolveClientEndpointParameters$3(_config_0);
		const _config_2 = resolveUserAgentConfig(_config_1);
		const _config_3 = resolveRetryConfig(_config_2);
		const _config_4 = resolveRegionConfig(_config_3);
		const _config_5 = resolveHostHeaderConfig(_config_4);
		const _config_6 = resolveEndpointConfig(_config_5);
		const _config_7 = resolveHttpAuthSchemeConfig$3(_config_6);
		const _config_8 = resolveRuntimeExtensions$3(_config_7, configuration?.extensions || []);
		this.config = _config_8;
		this.middlewareStack.use(getSchemaSerdePlugin(this.config));
		this.middlewareStack.use(getUserAgentPlugin(this.config));
		this.middlewareStack.use(getRetryPlugin(this.config));
		this.middlewareStack.use(getContentLengthPlugin(this.config));
		this.middlewareStack.use(getHostHeaderPlugin(this.config));
		this.middlewareStack.use(getLoggerPlugin(this.config));
		this.middlewareStack.use(getRecursionDetectionPlugin(this.config));
		this.middlewareStack.use(getHttpAuthSchemeEndpointRuleSetPlugin(this.config, {
			httpAuthSchemeParametersProvider: defaultSSOHttpAuthSchemeParametersProvider,
			identityProviderConfigProvider: async (config) => new DefaultIdentityProviderConfig({ "aws.auth#sigv4": config.credentials })
		}));
		this.middlewareStack.use(getHttpSigningPlugin(this.config));
	}
	destroy() {
		super.destroy();
	}
};
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso/commandBuilder.js
const command$3 = makeBuilder(commonParams$3, "SWBPortalService", "SSOClient", getEndpointPlugin);
const _ep0$3 = {};
const _mw0$3 = (Command, cs, config, o) => [];
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso/commands/GetRoleCredentialsCommand.js
var GetRoleCredentialsCommand = class extends command$3(_ep0$3, _mw0$3, "GetRoleCredentials", GetRoleCredentials$) {};
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/signin/auth/httpAuthSchemeProvider.js
const defaultSigninHttpAuthSchemeParametersProvider = async (config, context, input) => {
	return {
		operation: getSmithyContext(context).operation,
		region: await normalizeProvider(config.region)() || (() => {
			throw new Error("expected `region` to be configured for `aws.auth#sigv4`");
		})()
	};
};
function createAwsAuthSigv4HttpAuthOption$2(authParameters) {
	return {
		schemeId: "aws.auth#sigv4",
		signingProperties: {
			name: "signin",
			region: authParameters.region
		},
		propertiesExtractor: (config, context) => ({ signingProperties: {
			config,
			context
		} })
	};
}
function createSmithyApiNoAuthHttpAuthOption$2(authParameters) {
	return { schemeId: "smithy.api#noAuth" };
}
const defaultSigninHttpAuthSchemeProvider = (authParameters) => {
	const options = [];
	switch (authParameters.operation) {
		case "CreateOAuth2Token":
			options.push(createSmithyApiNoAuthHttpAuthOption$2(authParameters));
			break;
		default: options.push(createAwsAuthSigv4HttpAuthOption$2(authParameters));
	}
	return options;
};
const resolveHttpAuthSchemeConfig$2 = (config) => {
	const config_0 = resolveAwsSdkSigV4Config(config);
	return Object.assign(config_0, { authSchemePreference: normalizeProvider(config.authSchemePreference ?? []) });
};
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/signin/endpoint/EndpointParameters.js
const resolveClientEndpointParameters$2 = (options) => {
	return Object.assign(options, {
		useDualstackEndpoint: options.useDualstackEndpoint ?? false,
		useFipsEndpoint: options.useFipsEndpoint ?? false,
		defaultSigningName: "signin"
	});
};
const commonParams$2 = {
	UseFIPS: {
		type: "builtInParams",
		name: "useFipsEndpoint"
	},
	Endpoint: {
		type: "builtInParams",
		name: "endpoint"
	},
	Region: {
		type: "builtInParams",
		name: "region"
	},
	UseDualStack: {
		type: "builtInParams",
		name: "useDualstackEndpoint"
	}
};
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/signin/endpoint/bdd.js
const s = "ref";
const a$2 = -1;
const b$2 = false;
const c$2 = true;
const d$2 = "isSet";
const e$2 = "booleanEquals";
const f$2 = "coalesce";
const g$2 = "PartitionResult";
const h$2 = "stringEquals";
const i$2 = "getAttr";
const j$2 = "https://signin.{Region}.{PartitionResult#dualStackDnsSuffix}";
const k$2 = { [s]: "Endpoint" };
const l$1 = {
	"fn": i$2,
	"argv": [{ [s]: g$2 }, "name"]
};
const m$1 = { [s]: "Region" };
const n$1 = { [s]: g$2 };
const o$1 = { "authSchemes": [{
	"name": "sigv4",
	"signingName": "signin",
	"signingRegion": "{Region}"
}] };
const p$1 = {};
const q$1 = [m$1];
const _data$2 = {
	conditions: [
		[d$2, q$1],
		[e$2, [{
			fn: f$2,
			argv: [{ [s]: "IsControlPlane" }, b$2]
		}, c$2]],
		[d$2, [k$2]],
		[
			"aws.partition",
			q$1,
			g$2
		],
		[e$2, [{ [s]: "UseFIPS" }, c$2]],
		[h$2, [l$1, "aws"]],
		[e$2, [{
			fn: f$2,
			argv: [{ [s]: "IsOAuthEndpoint" }, b$2]
		}, c$2]],
		[e$2, [{ [s]: "UseDualStack" }, c$2]],
		[h$2, [l$1, "aws-cn"]],
		[h$2, [m$1, "us-gov-west-1"]],
		[h$2, [l$1, "aws-us-gov"]],
		[e$2, [{
			fn: i$2,
			argv: [n$1, "supportsFIPS"]
		}, c$2]],
		[h$2, [l$1, "aws-iso"]],
		[h$2, [l$1, "aws-iso-b"]],
		[h$2, [l$1, "aws-iso-f"]],
		[h$2, [l$1, "aws-iso-e"]],
		[h$2, [l$1, "aws-eusc"]],
		[e$2, [{
			fn: i$2,
			argv: [n$1, "supportsDualStack"]
		}, c$2]]
	],
	results: [
		[a$2],
		["https://signin.{Region}.api.aws", o$1],
		["https://signin.{Region}.api.amazonwebservices.com.cn", o$1],
		[j$2, o$1],
		[a$2, "FIPS endpoints are not supported for OAuth operations. Disable FIPS or use a non-OAuth operation."],
		["https://{Region}.oauth.signin.aws", o$1],
		["https://{Region}.signin.aws.amazon.com", p$1],
		["https://{Region}.signin.amazonaws.cn", p$1],
		["https://{Region}.signin.amazonaws-us-gov.com", p$1],
		["https://{Region}.signin.c2shome.ic.gov", p$1],
		["https://{Region}.signin.sc2shome.sgov.gov", p$1],
		["https://{Region}.signin.csphome.hci.ic.gov", p$1],
		["https://{Region}.signin.csphome.adc-e.uk", p$1],
		["https://{Region}.signin.amazonaws-eusc.eu", p$1],
		["https://signin-fips.amazonaws-us-gov.com", p$1],
		["https://{Region}.signin-fips.amazonaws-us-gov.com", p$1],
		["https://{Region}.signin.{PartitionResult#dnsSuffix}", p$1],
		[a$2, "Invalid Configuration: FIPS and custom endpoint are not supported"],
		[a$2, "Invalid Configuration: Dualstack and custom endpoint are not supported"],
		[k$2, p$1],
		["https://signin-fips.{Region}.{PartitionResult#dualStackDnsSuffix}", p$1],
		[a$2, "FIPS and DualStack are enabled, but this partition does not support one or both"],
		["https://signin-fips.{Region}.{PartitionResult#dnsSuffix}", p$1],
		[a$2, "FIPS is enabled but this partition does not support FIPS"],
		[j$2, p$1],
		[a$2, "DualStack is enabled but this partition does not support DualStack"],
		["https://signin.{Region}.{PartitionResult#dnsSuffix}", p$1],
		[a$2, "Invalid Configuration: Missing Region"]
	]
};
const root$2 = 2;
const nodes$2 = new Int32Array([
	-1,
	1,
	-1,
	0,
	6,
	3,
	2,
	36,
	4,
	4,
	5,
	100000027,
	6,
	100000004,
	100000027,
	1,
	29,
	7,
	2,
	36,
	8,
	3,
	9,
	31,
	4,
	22,
	10,
	5,
	19,
	11,
	7,
	21,
	12,
	8,
	100000007,
	13,
	10,
	100000008,
	14,
	12,
	100000009,
	15,
	13,
	100000010,
	16,
	14,
	100000011,
	17,
	15,
	100000012,
	18,
	16,
	100000013,
	100000016,
	6,
	100000005,
	20,
	7,
	21,
	100000006,
	17,
	100000024,
	100000025,
	6,
	100000004,
	23,
	7,
	27,
	24,
	9,
	100000014,
	25,
	10,
	100000015,
	26,
	11,
	100000022,
	100000023,
	11,
	28,
	100000021,
	17,
	100000020,
	100000021,
	2,
	35,
	30,
	3,
	39,
	31,
	4,
	32,
	100000027,
	6,
	100000004,
	33,
	7,
	100000027,
	34,
	9,
	100000014,
	100000027,
	3,
	39,
	36,
	4,
	38,
	37,
	7,
	100000018,
	100000019,
	6,
	100000004,
	100000017,
	5,
	100000001,
	40,
	8,
	100000002,
	100000003
]);
const bdd$2 = BinaryDecisionDiagram.from(nodes$2, root$2, _data$2.conditions, _data$2.results);
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/signin/endpoint/endpointResolver.js
const cache$2 = new EndpointCache({
	size: 50,
	params: [
		"Endpoint",
		"IsControlPlane",
		"IsOAuthEndpoint",
		"Region",
		"UseDualStack",
		"UseFIPS"
	]
});
const defaultEndpointResolver$2 = (endpointParams, context = {}) => {
	return cache$2.get(endpointParams, () => decideEndpoint(bdd$2, {
		endpointParams,
		logger: context.logger
	}));
};
customEndpointFunctions.aws = awsEndpointFunctions;
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/signin/models/SigninServiceException.js
var SigninServiceException = class SigninServiceException extends ServiceException {
	static shapeId = "smithy.ts.sdk.synthetic.com.amazonaws.signin#SigninServiceException";
	constructor(options) {
		super(options);
		Object.setPrototypeOf(this, SigninServiceException.prototype);
	}
};
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/signin/models/errors.js
var AccessDeniedException$1 = class AccessDeniedException$1 extends SigninServiceException {
	static shapeId = "com.amazonaws.signin#AccessDeniedException";
	name = "AccessDeniedException";
	$fault = "client";
	error;
	constructor(opts) {
		super({
			name: "AccessDeniedException",
			$fault: "client",
			...opts
		});
		Object.setPrototypeOf(this, AccessDeniedException$1.prototype);
		this.error = opts.error;
	}
};
var InternalServerException$1 = class InternalServerException$1 extends SigninServiceException {
	static shapeId = "com.amazonaws.signin#InternalServerException";
	name = "InternalServerException";
	$fault = "server";
	error;
	constructor(opts) {
		super({
			name: "InternalServerException",
			$fault: "server",
			...opts
		});
		Object.setPrototypeOf(this, InternalServerException$1.prototype);
		this.error = opts.error;
	}
};
var TooManyRequestsError = class TooManyRequestsError extends SigninServiceException {
	static shapeId = "com.amazonaws.signin#TooManyRequestsError";
	name = "TooManyRequestsError";
	$fault = "client";
	error;
	constructor(opts) {
		super({
			name: "TooManyRequestsError",
			$fault: "client",
			...opts
		});
		Object.setPrototypeOf(this, TooManyRequestsError.prototype);
		this.error = opts.error;
	}
};
var ValidationException = class ValidationException extends SigninServiceException {
	static shapeId = "com.amazonaws.signin#ValidationException";
	name = "ValidationException";
	$fault = "client";
	error;
	constructor(opts) {
		super({
			name: "ValidationException",
			$fault: "client",
			...opts
		});
		Object.setPrototypeOf(this, ValidationException.prototype);
		this.error = opts.error;
	}
};
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/signin/schemas/schemas_0.js
const _ADE$1 = "AccessDeniedException";
const _AT$1 = "AccessToken";
const _COAT = "CreateOAuth2Token";
const _COATR = "CreateOAuth2TokenRequest";
const _COATRB = "CreateOAuth2TokenRequestBody";
const _COATRBr = "CreateOAuth2TokenResponseBody";
const _COATRr = "CreateOAuth2TokenResponse";
const _ISE$1 = "InternalServerException";
const _RT$1 = "RefreshToken";
const _TMRE = "TooManyRequestsError";
const _VE = "ValidationException";
const _aKI = "accessKeyId";
const _aT$1 = "accessToken";
const _c$2 = "client";
const _cI$1 = "clientId";
const _cV$1 = "codeVerifier";
const _co$1 = "code";
const _e$2 = "error";
const _eI$1 = "expiresIn";
const _gT$1 = "grantType";
const _h$1 = "http";
const _hE$2 = "httpError";
const _iT$1 = "idToken";
const _jN = "jsonName";
const _m$1 = "message";
const _rT$1 = "refreshToken";
const _rU$1 = "redirectUri";
const _s$2 = "smithy.ts.sdk.synthetic.com.amazonaws.signin";
const _sAK = "secretAccessKey";
const _sT = "sessionToken";
const _se$1 = "server";
const _tI = "tokenInput";
const _tO = "tokenOutput";
const _tT$1 = "tokenType";
const n0$2 = "com.amazonaws.signin";
const _s_registry$2 = new TypeRegistry(_s$2);
var SigninServiceException$ = [
	-3,
	_s$2,
	"SigninServiceException",
	0,
	[],
	[]
];
_s_registry$2.registerError(SigninServiceException$, SigninServiceException);
const n0_registry$2 = new TypeRegistry(n0$2);
var AccessDeniedException$$1 = [
	-3,
	n0$2,
	_ADE$1,
	{ [_e$2]: _c$2 },
	[_e$2, _m$1],
	[0, 0],
	2
];
n0_registry$2.registerError(AccessDeniedException$$1, AccessDeniedException$1);
var InternalServerException$$1 = [
	-3,
	n0$2,
	_ISE$1,
	{
		[_e$2]: _se$1,
		[_hE$2]: 500
	},
	[_e$2, _m$1],
	[0, 0],
	2
];
n0_registry$2.registerError(InternalServerException$$1, InternalServerException$1);
var TooManyRequestsError$ = [
	-3,
	n0$2,
	_TMRE,
	{
		[_e$2]: _c$2,
		[_hE$2]: 429
	},
	[_e$2, _m$1],
	[0, 0],
	2
];
n0_registry$2.registerError(TooManyRequestsError$, TooManyRequestsError);
var ValidationException$ = [
	-3,
	n0$2,
	_VE,
	{
		[_e$2]: _c$2,
		[_hE$2]: 400
	},
	[_e$2, _m$1],
	[0, 0],
	2
];
n0_registry$2.registerError(ValidationException$, ValidationException);
const errorTypeRegistries$2 = [_s_registry$2, n0_registry$2];
var RefreshToken$1 = [
	0,
	n0$2,
	_RT$1,
	8,
	0
];
var AccessToken$ = [
	3,
	n0$2,
	_AT$1,
	8,
	[
		_aKI,
		_sAK,
		_sT
	],
	[
		[0, { [_jN]: _aKI }],
		[0, { [_jN]: _sAK }],
		[0, { [_jN]: _sT }]
	],
	3
];
var CreateOAuth2TokenRequest$ = [
	3,
	n0$2,
	_COATR,
	0,
	[_tI],
	[[() => CreateOAuth2TokenRequestBody$, 16]],
	1
];
var CreateOAuth2TokenRequestBody$ = [
	3,
	n0$2,
	_COATRB,
	0,
	[
		_cI$1,
		_gT$1,
		_co$1,
		_rU$1,
		_cV$1,
		_rT$1
	],
	[
		[0, { [_jN]: _cI$1 }],
		[0, { [_jN]: _gT$1 }],
		0,
		[0, { [_jN]: _rU$1 }],
		[0, { [_jN]: _cV$1 }],
		[() => RefreshToken$1, { [_jN]: _rT$1 }]
	],
	2
];
var CreateOAuth2TokenResponse$ = [
	3,
	n0$2,
	_COATRr,
	0,
	[_tO],
	[[() => CreateOAuth2TokenResponseBody$, 16]],
	1
];
var CreateOAuth2TokenResponseBody$ = [
	3,
	n0$2,
	_COATRBr,
	0,
	[
		_aT$1,
		_tT$1,
		_eI$1,
		_rT$1,
		_iT$1
	],
	[
		[() => AccessToken$, { [_jN]: _aT$1 }],
		[0, { [_jN]: _tT$1 }],
		[1, { [_jN]: _eI$1 }],
		[() => RefreshToken$1, { [_jN]: _rT$1 }],
		[0, { [_jN]: _iT$1 }]
	],
	4
];
var CreateOAuth2Token$ = [
	9,
	n0$2,
	_COAT,
	{ [_h$1]: [
		"POST",
		"/v1/token",
		200
	] },
	() => CreateOAuth2TokenRequest$,
	() => CreateOAuth2TokenResponse$
];
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/signin/runtimeConfig.shared.js
const getRuntimeConfig$5 = (config) => {
	return {
		apiVersion: "2023-01-01",
		base64Decoder: config?.base64Decoder ?? fromBase64,
		base64Encoder: config?.base64Encoder ?? toBase64,
		disableHostPrefix: config?.disableHostPrefix ?? false,
		endpointProvider: config?.endpointProvider ?? defaultEndpointResolver$2,
		extensions: config?.extensions ?? [],
		httpAuthSchemeProvider: config?.httpAuthSchemeProvider ?? defaultSigninHttpAuthSchemeProvider,
		httpAuthSchemes: config?.httpAuthSchemes ?? [{
			schemeId: "aws.auth#sigv4",
			identityProvider: (ipc) => ipc.getIdentityProvider("aws.auth#sigv4"),
			signer: new AwsSdkSigV4Signer()
		}, {
			schemeId: "smithy.api#noAuth",
			identityProvider: (ipc) => ipc.getIdentityProvider("smithy.api#noAuth") || (async () => ({})),
			signer: new NoAuthSigner()
		}],
		logger: config?.logger ?? new NoOpLogger(),
		protocol: config?.protocol ?? AwsRestJsonProtocol,
		protocolSettings: config?.protocolSettings ?? {
			defaultNamespace: "com.amazonaws.signin",
			errorTypeRegistries: errorTypeRegistries$2,
			version: "2023-01-01",
			serviceTarget: "Signin"
		},
		serviceId: config?.serviceId ?? "Signin",
		sha256: config?.sha256 ?? Sha256Node,
		urlParser: config?.urlParser ?? parseUrl,
		utf8Decoder: config?.utf8Decoder ?? fromUtf8,
		utf8Encoder: config?.utf8Encoder ?? toUtf8
	};
};
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/signin/runtimeConfig.js
const getRuntimeConfig$4 = (config) => {
	emitWarningIfUnsupportedVersion$1(process.version);
	const defaultsMode = resolveDefaultsModeConfig(config);
	const defaultConfigProvider = () => defaultsMode().then(loadConfigsForDefaultMode);
	const clientSharedValues = getRuntimeConfig$5(config);
	emitWarningIfUnsupportedVersion(process.version);
	const loaderConfig = {
		profile: config?.profile,
		logger: clientSharedValues.logger
	};
	return {
		...clientSharedValues,
		...config,
		runtime: "node",
		defaultsMode,
		authSchemePreference: config?.authSchemePreference ?? loadConfig(NODE_AUTH_SCHEME_PREFERENCE_OPTIONS, loaderConfig),
		bodyLengthChecker: config?.bodyLengthChecker ?? calculateBodyLength,
		defaultSocketTimeout: getDefaultSocketTimeout(config?.requestHandler, 3e5),
		defaultUserAgentProvider: config?.defaultUserAgentProvider ?? createDefaultUserAgentProvider({
			serviceId: clientSharedValues.serviceId,
			clientVersion: version
		}),
		maxAttempts: config?.maxAttempts ?? loadConfig(NODE_MAX_ATTEMPT_CONFIG_OPTIONS, config),
		region: config?.region ?? loadConfig(NODE_REGION_CONFIG_OPTIONS, {
			...NODE_REGION_CONFIG_FILE_OPTIONS,
			...loaderConfig
		}),
		requestHandler: NodeHttpHandler.create(config?.requestHandler ?? defaultConfigProvider),
		retryMode: config?.retryMode ?? loadConfig({
			...NODE_RETRY_MODE_CONFIG_OPTIONS,
			default: async () => (await defaultConfigProvider()).retryMode || DEFAULT_RETRY_MODE
		}, config),
		streamCollector: config?.streamCollector ?? streamCollector,
		useDualstackEndpoint: config?.useDualstackEndpoint ?? loadConfig(NODE_USE_DUALSTACK_ENDPOINT_CONFIG_OPTIONS, loaderConfig),
		useFipsEndpoint: config?.useFipsEndpoint ?? loadConfig(NODE_USE_FIPS_ENDPOINT_CONFIG_OPTIONS, loaderConfig),
		userAgentAppId: config?.userAgentAppId ?? loadConfig(NODE_APP_ID_CONFIG_OPTIONS, loaderConfig)
	};
};
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/signin/auth/httpAuthExtensionConfiguration.js
const getHttpAuthExtensionConfiguration$2 = (runtimeConfig) => {
	const _httpAuthSchemes = runtimeConfig.httpAuthSchemes;
	let _httpAuthSchemeProvider = runtimeConfig.httpAuthSchemeProvider;
	let _credentials = runtimeConfig.credentials;
	return {
		setHttpAuthScheme(httpAuthScheme) {
			const index = _httpAuthSchemes.findIndex((scheme) => scheme.schemeId === httpAuthScheme.schemeId);
			if (index === -1) _httpAuthSchemes.push(httpAuthScheme);
			else _httpAuthSchemes.splice(index, 1, httpAuthScheme);
		},
		httpAuthSchemes() {
			return _httpAuthSchemes;
		},
		setHttpAuthSchemeProvider(httpAuthSchemeProvider) {
			_httpAuthSchemeProvider = httpAuthSchemeProvider;
		},
		httpAuthSchemeProvider() {
			return _httpAuthSchemeProvider;
		},
		setCredentials(credentials) {
			_credentials = credentials;
		},
		credentials() {
			return _credentials;
		}
	};
};
const resolveHttpAuthRuntimeConfig$2 = (config) => {
	return {
		httpAuthSchemes: config.httpAuthSchemes(),
		httpAuthSchemeProvider: config.httpAuthSchemeProvider(),
		credentials: config.credentials()
	};
};
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/signin/runtimeExtensions.js
const resolveRuntimeExtensions$2 = (runtimeConfig, extensions) => {
	const extensionConfiguration = Object.assign(getAwsRegionExtensionConfiguration(runtimeConfig), getDefaultExtensionConfiguration(runtimeConfig), getHttpHandlerExtensionConfiguration(runtimeConfig), getHttpAuthExtensionConfiguration$2(runtimeConfig));
	extensions.forEach((extension) => extension.configure(extensionConfiguration));
	return Object.assign(runtimeConfig, resolveAwsRegionExtensionConfiguration(extensionConfiguration), resolveDefaultRuntimeConfig(extensionConfiguration), resolveHttpHandlerRuntimeConfig(extensionConfiguration), resolveHttpAuthRuntimeConfig$2(extensionConfiguration));
};
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/signin/SigninClient.js
var SigninClient = class extends Client {
	config;
	constructor(...[configuration]) {
		const _config_0 = getRuntimeConfig$4(configuration || {});
		super(_config_0);
		this.initConfig = _config_0;
		const _config_1 = resolveClientEndpointParameters$2(_config_0);
		const _config_2 = resolveUserAgentConfig(_config_1);
		const _config_3 = resolveRetryConfig(_config_2);
		const _config_4 = resolveRegionConfig(_config_3);
		const _config_5 = resolveHostHeaderConfig(_config_4);
		const _config_6 = resolveEndpointConfig(_config_5);
		const _config_7 = resolveHttpAuthSchemeConfig$2(_config_6);
		const _config_8 = resolveRuntimeExtensions$2(_config_7, configuration?.extensions || []);
		this.config = _config_8;
		this.middlewareStack.use(getSchemaSerdePlugin(this.config));
		this.middlewareStack.use(getUserAgentPlugin(this.config));
		this.middlewareStack.use(getRetryPlugin(this.config));
		this.middlewareStack.use(getContentLengthPlugin(this.config));
		this.middlewareStack.use(getHostHeaderPlugin(this.config));
		this.middlewareStack.use(getLoggerPlugin(this.config));
		this.middlewareStack.use(getRecursionDetectionPlugin(this.config));
		this.middlewareStack.use(getHttpAuthSchemeEndpointRuleSetPlugin(this.config, {
			httpAuthSchemeParametersProvider: defaultSigninHttpAuthSchemeParametersProvider,
			identityProviderConfigProvider: async (config) => new DefaultIdentityProviderConfig({ "aws.auth#sigv4": config.credentials })
		}));
		this.middlewareStack.use(getHttpSigningPlugin(this.config));
	}
	destroy() {
		super.destroy();
	}
};
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/signin/commandBuilder.js
const command$2 = makeBuilder(commonParams$2, "Signin", "SigninClient", getEndpointPlugin);
const _ep0$2 = { IsControlPlane: {
	type: "staticContextParams",
	value: false
} };
const _mw0$2 = (Command, cs, config, o) => [];
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/signin/commands/CreateOAuth2TokenCommand.js
var CreateOAuth2TokenCommand = class extends command$2(_ep0$2, _mw0$2, "CreateOAuth2Token", CreateOAuth2Token$) {};
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso-oidc/auth/httpAuthSchemeProvider.js
const defaultSSOOIDCHttpAuthSchemeParametersProvider = async (config, context, input) => {
	return {
		operation: getSmithyContext(context).operation,
		region: await normalizeProvider(config.region)() || (() => {
			throw new Error("expected `region` to be configured for `aws.auth#sigv4`");
		})()
	};
};
function createAwsAuthSigv4HttpAuthOption$1(authParameters) {
	return {
		schemeId: "aws.auth#sigv4",
		signingProperties: {
			name: "sso-oauth",
			region: authParameters.region
		},
		propertiesExtractor: (config, context) => ({ signingProperties: {
			config,
			context
		} })
	};
}
function createSmithyApiNoAuthHttpAuthOption$1(authParameters) {
	return { schemeId: "smithy.api#noAuth" };
}
const defaultSSOOIDCHttpAuthSchemeProvider = (authParameters) => {
	const options = [];
	switch (authParameters.operation) {
		case "CreateToken":
			options.push(createSmithyApiNoAuthHttpAuthOption$1(authParameters));
			break;
		default: options.push(createAwsAuthSigv4HttpAuthOption$1(authParameters));
	}
	return options;
};
const resolveHttpAuthSchemeConfig$1 = (config) => {
	const config_0 = resolveAwsSdkSigV4Config(config);
	return Object.assign(config_0, { authSchemePreference: normalizeProvider(config.authSchemePreference ?? []) });
};
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso-oidc/endpoint/EndpointParameters.js
const resolveClientEndpointParameters$1 = (options) => {
	return Object.assign(options, {
		useDualstackEndpoint: options.useDualstackEndpoint ?? false,
		useFipsEndpoint: options.useFipsEndpoint ?? false,
		defaultSigningName: "sso-oauth"
	});
};
const commonParams$1 = {
	UseFIPS: {
		type: "builtInParams",
		name: "useFipsEndpoint"
	},
	Endpoint: {
		type: "builtInParams",
		name: "endpoint"
	},
	Region: {
		type: "builtInParams",
		name: "region"
	},
	UseDualStack: {
		type: "builtInParams",
		name: "useDualstackEndpoint"
	}
};
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso-oidc/endpoint/bdd.js
const k$1 = "ref";
const a$1 = -1;
const b$1 = true;
const c$1 = "isSet";
const d$1 = "PartitionResult";
const e$1 = "booleanEquals";
const f$1 = "getAttr";
const g$1 = { [k$1]: "Endpoint" };
const h$1 = { [k$1]: d$1 };
const i$1 = {};
const j$1 = [{ [k$1]: "Region" }];
const _data$1 = {
	conditions: [
		[c$1, [g$1]],
		[c$1, j$1],
		[
			"aws.partition",
			j$1,
			d$1
		],
		[e$1, [{ [k$1]: "UseFIPS" }, b$1]],
		[e$1, [{ [k$1]: "UseDualStack" }, b$1]],
		[e$1, [{
			fn: f$1,
			argv: [h$1, "supportsDualStack"]
		}, b$1]],
		[e$1, [{
			fn: f$1,
			argv: [h$1, "supportsFIPS"]
		}, b$1]],
		["stringEquals", [{
			fn: f$1,
			argv: [h$1, "name"]
		}, "aws-us-gov"]]
	],
	results: [
		[a$1],
		[a$1, "Invalid Configuration: FIPS and custom endpoint are not supported"],
		[a$1, "Invalid Configuration: Dualstack and custom endpoint are not supported"],
		[g$1, i$1],
		["https://oidc-fips.{Region}.{PartitionResult#dualStackDnsSuffix}", i$1],
		[a$1, "FIPS and DualStack are enabled, but this partition does not support one or both"],
		["https://oidc.{Region}.amazonaws.com", i$1],
		["https://oidc-fips.{Region}.{PartitionResult#dnsSuffix}", i$1],
		[a$1, "FIPS is enabled but this partition does not support FIPS"],
		["https://oidc.{Region}.{PartitionResult#dualStackDnsSuffix}", i$1],
		[a$1, "DualStack is enabled but this partition does not support DualStack"],
		["https://oidc.{Region}.{PartitionResult#dnsSuffix}", i$1],
		[a$1, "Invalid Configuration: Missing Region"]
	]
};
const root$1 = 2;
const nodes$1 = new Int32Array([
	-1,
	1,
	-1,
	0,
	13,
	3,
	1,
	4,
	100000012,
	2,
	5,
	100000012,
	3,
	8,
	6,
	4,
	7,
	100000011,
	5,
	100000009,
	100000010,
	4,
	11,
	9,
	6,
	10,
	100000008,
	7,
	100000006,
	100000007,
	5,
	12,
	100000005,
	6,
	100000004,
	100000005,
	3,
	100000001,
	14,
	4,
	100000002,
	100000003
]);
const bdd$1 = BinaryDecisionDiagram.from(nodes$1, root$1, _data$1.conditions, _data$1.results);
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso-oidc/endpoint/endpointResolver.js
const cache$1 = new EndpointCache({
	size: 50,
	params: [
		"Endpoint",
		"Region",
		"UseDualStack",
		"UseFIPS"
	]
});
const defaultEndpointResolver$1 = (endpointParams, context = {}) => {
	return cache$1.get(endpointParams, () => decideEndpoint(bdd$1, {
		endpointParams,
		logger: context.logger
	}));
};
customEndpointFunctions.aws = awsEndpointFunctions;
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso-oidc/models/SSOOIDCServiceException.js
var SSOOIDCServiceException = class SSOOIDCServiceException extends ServiceException {
	static shapeId = "smithy.ts.sdk.synthetic.com.amazonaws.ssooidc#SSOOIDCServiceException";
	constructor(options) {
		super(options);
		Object.setPrototypeOf(this, SSOOIDCServiceException.prototype);
	}
};
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso-oidc/models/errors.js
var AccessDeniedException = class AccessDeniedException extends SSOOIDCServiceException {
	static shapeId = "com.amazonaws.ssooidc#AccessDeniedException";
	name = "AccessDeniedException";
	$fault = "client";
	error;
	reason;
	error_description;
	constructor(opts) {
		super({
			name: "AccessDeniedException",
			$fault: "client",
			...opts
		});
		Object.setPrototypeOf(this, AccessDeniedException.prototype);
		this.error = opts.error;
		this.reason = opts.reason;
		this.error_description = opts.error_description;
	}
};
var AuthorizationPendingException = class AuthorizationPendingException extends SSOOIDCServiceException {
	static shapeId = "com.amazonaws.ssooidc#AuthorizationPendingException";
	name = "AuthorizationPendingException";
	$fault = "client";
	error;
	error_description;
	constructor(opts) {
		super({
			name: "AuthorizationPendingException",
			$fault: "client",
			...opts
		});
		Object.setPrototypeOf(this, AuthorizationPendingException.prototype);
		this.error = opts.error;
		this.error_description = opts.error_description;
	}
};
var ExpiredTokenException$1 = class ExpiredTokenException$1 extends SSOOIDCServiceException {
	static shapeId = "com.amazonaws.ssooidc#ExpiredTokenException";
	name = "ExpiredTokenException";
	$fault = "client";
	error;
	error_description;
	constructor(opts) {
		super({
			name: "ExpiredTokenException",
			$fault: "client",
			...opts
		});
		Object.setPrototypeOf(this, ExpiredTokenException$1.prototype);
		this.error = opts.error;
		this.error_description = opts.error_description;
	}
};
var InternalServerException = class InternalServerException extends SSOOIDCServiceException {
	static shapeId = "com.amazonaws.ssooidc#InternalServerException";
	name = "InternalServerException";
	$fault = "server";
	error;
	error_description;
	constructor(opts) {
		super({
			name: "InternalServerException",
			$fault: "server",
			...opts
		});
		Object.setPrototypeOf(this, InternalServerException.prototype);
		this.error = opts.error;
		this.error_description = opts.error_description;
	}
};
var InvalidClientException = class InvalidClientException extends SSOOIDCServiceException {
	static shapeId = "com.amazonaws.ssooidc#InvalidClientException";
	name = "InvalidClientException";
	$fault = "client";
	error;
	error_description;
	constructor(opts) {
		super({
			name: "InvalidClientException",
			$fault: "client",
			...opts
		});
		Object.setPrototypeOf(this, InvalidClientException.prototype);
		this.error = opts.error;
		this.error_description = opts.error_description;
	}
};
var InvalidGrantException = class InvalidGrantException extends SSOOIDCServiceException {
	static shapeId = "com.amazonaws.ssooidc#InvalidGrantException";
	name = "InvalidGrantException";
	$fault = "client";
	error;
	error_description;
	constructor(opts) {
		super({
			name: "InvalidGrantException",
			$fault: "client",
			...opts
		});
		Object.setPrototypeOf(this, InvalidGrantException.prototype);
		this.error = opts.error;
		this.error_description = opts.error_description;
	}
};
var InvalidRequestException = class InvalidRequestException extends SSOOIDCServiceException {
	static shapeId = "com.amazonaws.ssooidc#InvalidRequestException";
	name = "InvalidRequestException";
	$fault = "client";
	error;
	reason;
	error_description;
	constructor(opts) {
		super({
			name: "InvalidRequestException",
			$fault: "client",
			...opts
		});
		Object.setPrototypeOf(this, InvalidRequestException.prototype);
		this.error = opts.error;
		this.reason = opts.reason;
		this.error_description = opts.error_description;
	}
};
var InvalidScopeException = class InvalidScopeException extends SSOOIDCServiceException {
	static shapeId = "com.amazonaws.ssooidc#InvalidScopeException";
	name = "InvalidScopeException";
	$fault = "client";
	error;
	error_description;
	constructor(opts) {
		super({
			name: "InvalidScopeException",
			$fault: "client",
			...opts
		});
		Object.setPrototypeOf(this, InvalidScopeException.prototype);
		this.error = opts.error;
		this.error_description = opts.error_description;
	}
};
var SlowDownException = class SlowDownException extends SSOOIDCServiceException {
	static shapeId = "com.amazonaws.ssooidc#SlowDownException";
	name = "SlowDownException";
	$fault = "client";
	error;
	error_description;
	constructor(opts) {
		super({
			name: "SlowDownException",
			$fault: "client",
			...opts
		});
		Object.setPrototypeOf(this, SlowDownException.prototype);
		this.error = opts.error;
		this.error_description = opts.error_description;
	}
};
var UnauthorizedClientException = class UnauthorizedClientException extends SSOOIDCServiceException {
	static shapeId = "com.amazonaws.ssooidc#UnauthorizedClientException";
	name = "UnauthorizedClientException";
	$fault = "client";
	error;
	error_description;
	constructor(opts) {
		super({
			name: "UnauthorizedClientException",
			$fault: "client",
			...opts
		});
		Object.setPrototypeOf(this, UnauthorizedClientException.prototype);
		this.error = opts.error;
		this.error_description = opts.error_description;
	}
};
var UnsupportedGrantTypeException = class UnsupportedGrantTypeException extends SSOOIDCServiceException {
	static shapeId = "com.amazonaws.ssooidc#UnsupportedGrantTypeException";
	name = "UnsupportedGrantTypeException";
	$fault = "client";
	error;
	error_description;
	constructor(opts) {
		super({
			name: "UnsupportedGrantTypeException",
			$fault: "client",
			...opts
		});
		Object.setPrototypeOf(this, UnsupportedGrantTypeException.prototype);
		this.error = opts.error;
		this.error_description = opts.error_description;
	}
};
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso-oidc/schemas/schemas_0.js
const _ADE = "AccessDeniedException";
const _APE = "AuthorizationPendingException";
const _AT = "AccessToken";
const _CS = "ClientSecret";
const _CT = "CreateToken";
const _CTR = "CreateTokenRequest";
const _CTRr = "CreateTokenResponse";
const _CV = "CodeVerifier";
const _ETE$1 = "ExpiredTokenException";
const _ICE = "InvalidClientException";
const _IGE = "InvalidGrantException";
const _IRE = "InvalidRequestException";
const _ISE = "InternalServerException";
const _ISEn = "InvalidScopeException";
const _IT = "IdToken";
const _RT = "RefreshToken";
const _SDE = "SlowDownException";
const _UCE = "UnauthorizedClientException";
const _UGTE = "UnsupportedGrantTypeException";
const _aT = "accessToken";
const _c$1 = "client";
const _cI = "clientId";
const _cS = "clientSecret";
const _cV = "codeVerifier";
const _co = "code";
const _dC = "deviceCode";
const _e$1 = "error";
const _eI = "expiresIn";
const _ed = "error_description";
const _gT = "grantType";
const _h = "http";
const _hE$1 = "httpError";
const _iT = "idToken";
const _r = "reason";
const _rT = "refreshToken";
const _rU = "redirectUri";
const _s$1 = "smithy.ts.sdk.synthetic.com.amazonaws.ssooidc";
const _sc = "scope";
const _se = "server";
const _tT = "tokenType";
const n0$1 = "com.amazonaws.ssooidc";
const _s_registry$1 = new TypeRegistry(_s$1);
var SSOOIDCServiceException$ = [
	-3,
	_s$1,
	"SSOOIDCServiceException",
	0,
	[],
	[]
];
_s_registry$1.registerError(SSOOIDCServiceException$, SSOOIDCServiceException);
const n0_registry$1 = new TypeRegistry(n0$1);
var AccessDeniedException$ = [
	-3,
	n0$1,
	_ADE,
	{
		[_e$1]: _c$1,
		[_hE$1]: 400
	},
	[
		_e$1,
		_r,
		_ed
	],
	[
		0,
		0,
		0
	]
];
n0_registry$1.registerError(AccessDeniedException$, AccessDeniedException);
var AuthorizationPendingException$ = [
	-3,
	n0$1,
	_APE,
	{
		[_e$1]: _c$1,
		[_hE$1]: 400
	},
	[_e$1, _ed],
	[0, 0]
];
n0_registry$1.registerError(AuthorizationPendingException$, AuthorizationPendingException);
var ExpiredTokenException$$1 = [
	-3,
	n0$1,
	_ETE$1,
	{
		[_e$1]: _c$1,
		[_hE$1]: 400
	},
	[_e$1, _ed],
	[0, 0]
];
n0_registry$1.registerError(ExpiredTokenException$$1, ExpiredTokenException$1);
var InternalServerException$ = [
	-3,
	n0$1,
	_ISE,
	{
		[_e$1]: _se,
		[_hE$1]: 500
	},
	[_e$1, _ed],
	[0, 0]
];
n0_registry$1.registerError(InternalServerException$, InternalServerException);
var InvalidClientException$ = [
	-3,
	n0$1,
	_ICE,
	{
		[_e$1]: _c$1,
		[_hE$1]: 401
	},
	[_e$1, _ed],
	[0, 0]
];
n0_registry$1.registerError(InvalidClientException$, InvalidClientException);
var InvalidGrantException$ = [
	-3,
	n0$1,
	_IGE,
	{
		[_e$1]: _c$1,
		[_hE$1]: 400
	},
	[_e$1, _ed],
	[0, 0]
];
n0_registry$1.registerError(InvalidGrantException$, InvalidGrantException);
var InvalidRequestException$ = [
	-3,
	n0$1,
	_IRE,
	{
		[_e$1]: _c$1,
		[_hE$1]: 400
	},
	[
		_e$1,
		_r,
		_ed
	],
	[
		0,
		0,
		0
	]
];
n0_registry$1.registerError(InvalidRequestException$, InvalidRequestException);
var InvalidScopeException$ = [
	-3,
	n0$1,
	_ISEn,
	{
		[_e$1]: _c$1,
		[_hE$1]: 400
	},
	[_e$1, _ed],
	[0, 0]
];
n0_registry$1.registerError(InvalidScopeException$, InvalidScopeException);
var SlowDownException$ = [
	-3,
	n0$1,
	_SDE,
	{
		[_e$1]: _c$1,
		[_hE$1]: 400
	},
	[_e$1, _ed],
	[0, 0]
];
n0_registry$1.registerError(SlowDownException$, SlowDownException);
var UnauthorizedClientException$ = [
	-3,
	n0$1,
	_UCE,
	{
		[_e$1]: _c$1,
		[_hE$1]: 400
	},
	[_e$1, _ed],
	[0, 0]
];
n0_registry$1.registerError(UnauthorizedClientException$, UnauthorizedClientException);
var UnsupportedGrantTypeException$ = [
	-3,
	n0$1,
	_UGTE,
	{
		[_e$1]: _c$1,
		[_hE$1]: 400
	},
	[_e$1, _ed],
	[0, 0]
];
n0_registry$1.registerError(UnsupportedGrantTypeException$, UnsupportedGrantTypeException);
const errorTypeRegistries$1 = [_s_registry$1, n0_registry$1];
var AccessToken = [
	0,
	n0$1,
	_AT,
	8,
	0
];
var ClientSecret = [
	0,
	n0$1,
	_CS,
	8,
	0
];
var CodeVerifier = [
	0,
	n0$1,
	_CV,
	8,
	0
];
var IdToken = [
	0,
	n0$1,
	_IT,
	8,
	0
];
var RefreshToken = [
	0,
	n0$1,
	_RT,
	8,
	0
];
var CreateTokenRequest$ = [
	3,
	n0$1,
	_CTR,
	0,
	[
		_cI,
		_cS,
		_gT,
		_dC,
		_co,
		_rT,
		_sc,
		_rU,
		_cV
	],
	[
		0,
		[() => ClientSecret, 0],
		0,
		0,
		0,
		[() => RefreshToken, 0],
		64,
		0,
		[() => CodeVerifier, 0]
	],
	3
];
var CreateTokenResponse$ = [
	3,
	n0$1,
	_CTRr,
	0,
	[
		_aT,
		_tT,
		_eI,
		_rT,
		_iT
	],
	[
		[() => AccessToken, 0],
		0,
		1,
		[() => RefreshToken, 0],
		[() => IdToken, 0]
	]
];
var CreateToken$ = [
	9,
	n0$1,
	_CT,
	{ [_h]: [
		"POST",
		"/token",
		200
	] },
	() => CreateTokenRequest$,
	() => CreateTokenResponse$
];
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso-oidc/runtimeConfig.shared.js
const getRuntimeConfig$3 = (config) => {
	return {
		apiVersion: "2019-06-10",
		base64Decoder: config?.base64Decoder ?? fromBase64,
		base64Encoder: config?.base64Encoder ?? toBase64,
		disableHostPrefix: config?.disableHostPrefix ?? false,
		endpointProvider: config?.endpointProvider ?? defaultEndpointResolver$1,
		extensions: config?.extensions ?? [],
		httpAuthSchemeProvider: config?.httpAuthSchemeProvider ?? defaultSSOOIDCHttpAuthSchemeProvider,
		httpAuthSchemes: config?.httpAuthSchemes ?? [{
			schemeId: "aws.auth#sigv4",
			identityProvider: (ipc) => ipc.getIdentityProvider("aws.auth#sigv4"),
			signer: new AwsSdkSigV4Signer()
		}, {
			schemeId: "smithy.api#noAuth",
			identityProvider: (ipc) => ipc.getIdentityProvider("smithy.api#noAuth") || (async () => ({})),
			signer: new NoAuthSigner()
		}],
		logger: config?.logger ?? new NoOpLogger(),
		protocol: config?.protocol ?? AwsRestJsonProtocol,
		protocolSettings: config?.protocolSettings ?? {
			defaultNamespace: "com.amazonaws.ssooidc",
			errorTypeRegistries: errorTypeRegistries$1,
			version: "2019-06-10",
			serviceTarget: "AWSSSOOIDCService"
		},
		serviceId: config?.serviceId ?? "SSO OIDC",
		sha256: config?.sha256 ?? Sha256Node,
		urlParser: config?.urlParser ?? parseUrl,
		utf8Decoder: config?.utf8Decoder ?? fromUtf8,
		utf8Encoder: config?.utf8Encoder ?? toUtf8
	};
};
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso-oidc/runtimeConfig.js
const getRuntimeConfig$2 = (config) => {
	emitWarningIfUnsupportedVersion$1(process.version);
	const defaultsMode = resolveDefaultsModeConfig(config);
	const defaultConfigProvider = () => defaultsMode().then(loadConfigsForDefaultMode);
	const clientSharedValues = getRuntimeConfig$3(config);
	emitWarningIfUnsupportedVersion(process.version);
	const loaderConfig = {
		profile: config?.profile,
		logger: clientSharedValues.logger
	};
	return {
		...clientSharedValues,
		...config,
		runtime: "node",
		defaultsMode,
		authSchemePreference: config?.authSchemePreference ?? loadConfig(NODE_AUTH_SCHEME_PREFERENCE_OPTIONS, loaderConfig),
		bodyLengthChecker: config?.bodyLengthChecker ?? calculateBodyLength,
		defaultSocketTimeout: getDefaultSocketTimeout(config?.requestHandler, 3e5),
		defaultUserAgentProvider: config?.defaultUserAgentProvider ?? createDefaultUserAgentProvider({
			serviceId: clientSharedValues.serviceId,
			clientVersion: version
		}),
		maxAttempts: config?.maxAttempts ?? loadConfig(NODE_MAX_ATTEMPT_CONFIG_OPTIONS, config),
		region: config?.region ?? loadConfig(NODE_REGION_CONFIG_OPTIONS, {
			...NODE_REGION_CONFIG_FILE_OPTIONS,
			...loaderConfig
		}),
		requestHandler: NodeHttpHandler.create(config?.requestHandler ?? defaultConfigProvider),
		retryMode: config?.retryMode ?? loadConfig({
			...NODE_RETRY_MODE_CONFIG_OPTIONS,
			default: async () => (await defaultConfigProvider()).retryMode || DEFAULT_RETRY_MODE
		}, config),
		streamCollector: config?.streamCollector ?? streamCollector,
		useDualstackEndpoint: config?.useDualstackEndpoint ?? loadConfig(NODE_USE_DUALSTACK_ENDPOINT_CONFIG_OPTIONS, loaderConfig),
		useFipsEndpoint: config?.useFipsEndpoint ?? loadConfig(NODE_USE_FIPS_ENDPOINT_CONFIG_OPTIONS, loaderConfig),
		userAgentAppId: config?.userAgentAppId ?? loadConfig(NODE_APP_ID_CONFIG_OPTIONS, loaderConfig)
	};
};
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso-oidc/auth/httpAuthExtensionConfiguration.js
const getHttpAuthExtensionConfiguration$1 = (runtimeConfig) => {
	const _httpAuthSchemes = runtimeConfig.httpAuthSchemes;
	let _httpAuthSchemeProvider = runtimeConfig.httpAuthSchemeProvider;
	let _credentials = runtimeConfig.credentials;
	return {
		setHttpAuthScheme(httpAuthScheme) {
			const index = _httpAuthSchemes.findIndex((scheme) => scheme.schemeId === httpAuthScheme.schemeId);
			if (index === -1) _httpAuthSchemes.push(httpAuthScheme);
			else _httpAuthSchemes.splice(index, 1, httpAuthScheme);
		},
		httpAuthSchemes() {
			return _httpAuthSchemes;
		},
		setHttpAuthSchemeProvider(httpAuthSchemeProvider) {
			_httpAuthSchemeProvider = httpAuthSchemeProvider;
		},
		httpAuthSchemeProvider() {
			return _httpAuthSchemeProvider;
		},
		setCredentials(credentials) {
			_credentials = credentials;
		},
		credentials() {
			return _credentials;
		}
	};
};
const resolveHttpAuthRuntimeConfig$1 = (config) => {
	return {
		httpAuthSchemes: config.httpAuthSchemes(),
		httpAuthSchemeProvider: config.httpAuthSchemeProvider(),
		credentials: config.credentials()
	};
};
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso-oidc/runtimeExtensions.js
const resolveRuntimeExtensions$1 = (runtimeConfig, extensions) => {
	const extensionConfiguration = Object.assign(getAwsRegionExtensionConfiguration(runtimeConfig), getDefaultExtensionConfiguration(runtimeConfig), getHttpHandlerExtensionConfiguration(runtimeConfig), getHttpAuthExtensionConfiguration$1(runtimeConfig));
	extensions.forEach((extension) => extension.configure(extensionConfiguration));
	return Object.assign(runtimeConfig, resolveAwsRegionExtensionConfiguration(extensionConfiguration), resolveDefaultRuntimeConfig(extensionConfiguration), resolveHttpHandlerRuntimeConfig(extensionConfiguration), resolveHttpAuthRuntimeConfig$1(extensionConfiguration));
};
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso-oidc/SSOOIDCClient.js
var SSOOIDCClient = class extends Client {
	config;
	constructor(...[configuration]) {
		const _config_0 = getRuntimeConfig$2(configuration || {});
		super(_config_0);
		this.initConfig = _config_0;
		const _config_1 = resolveClientEndpointParameters$1(_config_0);
		const _config_2 = resolveUserAgentConfig(_config_1);
		const _config_3 = resolveRetryConfig(_config_2);
		const _config_4 = resolveRegionConfig(_config_3);
		const _config_5 = resolveHostHeaderConfig(_config_4);
		const _config_6 = resolveEndpointConfig(_config_5);
		const _config_7 = resolveHttpAuthSchemeConfig$1(_config_6);
		const _config_8 = resolveRuntimeExtensions$1(_config_7, configuration?.extensions || []);
		this.config = _config_8;
		this.middlewareStack.use(getSchemaSerdePlugin(this.config));
		this.middlewareStack.use(getUserAgentPlugin(this.config));
		this.middlewareStack.use(getRetryPlugin(this.config));
		this.middlewareStack.use(getContentLengthPlugin(this.config));
		this.middlewareStack.use(getHostHeaderPlugin(this.config));
		this.middlewareStack.use(getLoggerPlugin(this.config));
		this.middlewareStack.use(getRecursionDetectionPlugin(this.config));
		this.middlewareStack.use(getHttpAuthSchemeEndpointRuleSetPlugin(this.config, {
			httpAuthSchemeParametersProvider: defaultSSOOIDCHttpAuthSchemeParametersProvider,
			identityProviderConfigProvider: async (config) => new DefaultIdentityProviderConfig({ "aws.auth#sigv4": config.credentials })
		}));
		this.middlewareStack.use(getHttpSigningPlugin(this.config));
	}
	destroy() {
		super.destroy();
	}
};
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso-oidc/commandBuilder.js
const command$1 = makeBuilder(commonParams$1, "AWSSSOOIDCService", "SSOOIDCClient", getEndpointPlugin);
const _ep0$1 = {};
const _mw0$1 = (Command, cs, config, o) => [];
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso-oidc/commands/CreateTokenCommand.js
var CreateTokenCommand = class extends command$1(_ep0$1, _mw0$1, "CreateToken", CreateToken$) {};
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sts/endpoint/bdd.js
const q = "ref";
const a = -1;
const b = true;
const c = "isSet";
const d = "PartitionResult";
const e = "booleanEquals";
const f = "stringEquals";
const g = "getAttr";
const h = "us-east-1";
const i = "sigv4";
const j = "sts";
const k = "https://sts.{Region}.{PartitionResult#dnsSuffix}";
const l = { [q]: "Endpoint" };
const m = { [q]: "Region" };
const n = { [q]: d };
const o = {};
const p = [m];
const _data = {
	conditions: [
		[c, [l]],
		[c, p],
		[
			"aws.partition",
			p,
			d
		],
		[e, [{ [q]: "UseFIPS" }, b]],
		[e, [{ [q]: "UseDualStack" }, b]],
		[f, [m, "aws-global"]],
		[e, [{ [q]: "UseGlobalEndpoint" }, b]],
		[f, [m, "eu-central-1"]],
		[e, [{
			fn: g,
			argv: [n, "supportsDualStack"]
		}, b]],
		[e, [{
			fn: g,
			argv: [n, "supportsFIPS"]
		}, b]],
		[f, [m, "ap-south-1"]],
		[f, [m, "eu-north-1"]],
		[f, [m, "eu-west-1"]],
		[f, [m, "eu-west-2"]],
		[f, [m, "eu-west-3"]],
		[f, [m, "sa-east-1"]],
		[f, [m, h]],
		[f, [m, "us-east-2"]],
		[f, [m, "us-west-2"]],
		[f, [m, "us-west-1"]],
		[f, [m, "ca-central-1"]],
		[f, [m, "ap-southeast-1"]],
		[f, [m, "ap-northeast-1"]],
		[f, [m, "ap-southeast-2"]],
		[f, [{
			fn: g,
			argv: [n, "name"]
		}, "aws-us-gov"]]
	],
	results: [
		[a],
		["https://sts.amazonaws.com", { authSchemes: [{
			name: i,
			signingName: j,
			signingRegion: h
		}] }],
		[k, { authSchemes: [{
			name: i,
			signingName: j,
			signingRegion: "{Region}"
		}] }],
		[a, "Invalid Configuration: FIPS and custom endpoint are not supported"],
		[a, "Invalid Configuration: Dualstack and custom endpoint are not supported"],
		[l, o],
		["https://sts-fips.{Region}.{PartitionResult#dualStackDnsSuffix}", o],
		[a, "FIPS and DualStack are enabled, but this partition does not support one or both"],
		["https://sts.{Region}.amazonaws.com", o],
		["https://sts-fips.{Region}.{PartitionResult#dnsSuffix}", o],
		[a, "FIPS is enabled but this partition does not support FIPS"],
		["https://sts.{Region}.{PartitionResult#dualStackDnsSuffix}", o],
		[a, "DualStack is enabled but this partition does not support DualStack"],
		[k, o],
		[a, "Invalid Configuration: Missing Region"]
	]
};
const root = 2;
const nodes = new Int32Array([
	-1,
	1,
	-1,
	0,
	30,
	3,
	1,
	4,
	100000014,
	2,
	5,
	100000014,
	3,
	25,
	6,
	4,
	24,
	7,
	5,
	100000001,
	8,
	6,
	9,
	100000013,
	7,
	100000001,
	10,
	10,
	100000001,
	11,
	11,
	100000001,
	12,
	12,
	100000001,
	13,
	13,
	100000001,
	14,
	14,
	100000001,
	15,
	15,
	100000001,
	16,
	16,
	100000001,
	17,
	17,
	100000001,
	18,
	18,
	100000001,
	19,
	19,
	100000001,
	20,
	20,
	100000001,
	21,
	21,
	100000001,
	22,
	22,
	100000001,
	23,
	23,
	100000001,
	100000002,
	8,
	100000011,
	100000012,
	4,
	28,
	26,
	9,
	27,
	100000010,
	24,
	100000008,
	100000009,
	8,
	29,
	100000007,
	9,
	100000006,
	100000007,
	3,
	100000003,
	31,
	4,
	100000004,
	100000005
]);
const bdd = BinaryDecisionDiagram.from(nodes, root, _data.conditions, _data.results);
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sts/endpoint/endpointResolver.js
const cache = new EndpointCache({
	size: 50,
	params: [
		"Endpoint",
		"Region",
		"UseDualStack",
		"UseFIPS",
		"UseGlobalEndpoint"
	]
});
const defaultEndpointResolver = (endpointParams, context = {}) => {
	return cache.get(endpointParams, () => decideEndpoint(bdd, {
		endpointParams,
		logger: context.logger
	}));
};
customEndpointFunctions.aws = awsEndpointFunctions;
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sts/auth/httpAuthSchemeProvider.js
const createEndpointRuleSetHttpAuthSchemeParametersProvider = (defaultHttpAuthSchemeParametersProvider) => async (config, context, input) => {
	if (!input) throw new Error("Could not find `input` for `defaultEndpointRuleSetHttpAuthSchemeParametersProvider`");
	const defaultParameters = await defaultHttpAuthSchemeParametersProvider(config, context, input);
	const instructionsFn = getSmithyContext(context)?.commandInstance?.constructor?.getEndpointParameterInstructions;
	if (!instructionsFn) throw new Error(`getEndpointParameterInstructions() is not defined on '${context.commandName}'`);
	const endpointParameters = await resolveParams(input, { getEndpointParameterInstructions: instructionsFn }, config);
	return Object.assign(defaultParameters, endpointParameters);
};
const _defaultSTSHttpAuthSchemeParametersProvider = async (config, context, input) => {
	return {
		operation: getSmithyContext(context).operation,
		region: await normalizeProvider(config.region)() || (() => {
			throw new Error("expected `region` to be configured for `aws.auth#sigv4`");
		})()
	};
};
const defaultSTSHttpAuthSchemeParametersProvider = createEndpointRuleSetHttpAuthSchemeParametersProvider(_defaultSTSHttpAuthSchemeParametersProvider);
function createAwsAuthSigv4HttpAuthOption(authParameters) {
	return {
		schemeId: "aws.auth#sigv4",
		signingProperties: {
			name: "sts",
			region: authParameters.region
		},
		propertiesExtractor: (config, context) => ({ signingProperties: {
			config,
			context
		} })
	};
}
function createAwsAuthSigv4aHttpAuthOption(authParameters) {
	return {
		schemeId: "aws.auth#sigv4a",
		signingProperties: {
			name: "sts",
			region: authParameters.region
		},
		propertiesExtractor: (config, context) => ({ signingProperties: {
			config,
			context
		} })
	};
}
function createSmithyApiNoAuthHttpAuthOption(authParameters) {
	return { schemeId: "smithy.api#noAuth" };
}
const createEndpointRuleSetHttpAuthSchemeProvider = (defaultEndpointResolver, defaultHttpAuthSchemeResolver, createHttpAuthOptionFunctions) => {
	const endpointRuleSetHttpAuthSchemeProvider = (authParameters) => {
		const authSchemes = defaultEndpointResolver(authParameters).properties?.authSchemes;
		if (!authSchemes) return defaultHttpAuthSchemeResolver(authParameters);
		const options = [];
		for (const scheme of authSchemes) {
			const { name: resolvedName, properties = {}, ...rest } = scheme;
			const name = resolvedName.toLowerCase();
			if (resolvedName !== name) console.warn(`HttpAuthScheme has been normalized with lowercasing: '${resolvedName}' to '${name}'`);
			let schemeId;
			if (name === "sigv4a") {
				schemeId = "aws.auth#sigv4a";
				const sigv4Present = authSchemes.find((s) => {
					const name = s.name.toLowerCase();
					return name !== "sigv4a" && name.startsWith("sigv4");
				});
				if (SignatureV4MultiRegion.sigv4aDependency() === "none" && sigv4Present) continue;
			} else if (name.startsWith("sigv4")) schemeId = "aws.auth#sigv4";
			else throw new Error(`Unknown HttpAuthScheme found in '@smithy.rules#endpointRuleSet': '${name}'`);
			const createOption = createHttpAuthOptionFunctions[schemeId];
			if (!createOption) throw new Error(`Could not find HttpAuthOption create function for '${schemeId}'`);
			const option = createOption(authParameters);
			option.schemeId = schemeId;
			option.signingProperties = {
				...option.signingProperties || {},
				...rest,
				...properties
			};
			options.push(option);
		}
		return options;
	};
	return endpointRuleSetHttpAuthSchemeProvider;
};
const _defaultSTSHttpAuthSchemeProvider = (authParameters) => {
	const options = [];
	switch (authParameters.operation) {
		case "AssumeRoleWithWebIdentity":
			options.push(createSmithyApiNoAuthHttpAuthOption(authParameters));
			options.push(createAwsAuthSigv4aHttpAuthOption(authParameters));
			break;
		default:
			options.push(createAwsAuthSigv4HttpAuthOption(authParameters));
			options.push(createAwsAuthSigv4aHttpAuthOption(authParameters));
	}
	return options;
};
const defaultSTSHttpAuthSchemeProvider = createEndpointRuleSetHttpAuthSchemeProvider(defaultEndpointResolver, _defaultSTSHttpAuthSchemeProvider, {
	"aws.auth#sigv4": createAwsAuthSigv4HttpAuthOption,
	"aws.auth#sigv4a": createAwsAuthSigv4aHttpAuthOption,
	"smithy.api#noAuth": createSmithyApiNoAuthHttpAuthOption
});
const resolveHttpAuthSchemeConfig = (config) => {
	const config_0 = resolveAwsSdkSigV4Config(config);
	const config_1 = resolveAwsSdkSigV4AConfig(config_0);
	return Object.assign(config_1, { authSchemePreference: normalizeProvider(config.authSchemePreference ?? []) });
};
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sts/endpoint/EndpointParameters.js
const resolveClientEndpointParameters = (options) => {
	return Object.assign(options, {
		useDualstackEndpoint: options.useDualstackEndpoint ?? false,
		useFipsEndpoint: options.useFipsEndpoint ?? false,
		useGlobalEndpoint: options.useGlobalEndpoint ?? false,
		defaultSigningName: "sts"
	});
};
const commonParams = {
	UseGlobalEndpoint: {
		type: "builtInParams",
		name: "useGlobalEndpoint"
	},
	UseFIPS: {
		type: "builtInParams",
		name: "useFipsEndpoint"
	},
	Endpoint: {
		type: "builtInParams",
		name: "endpoint"
	},
	Region: {
		type: "builtInParams",
		name: "region"
	},
	UseDualStack: {
		type: "builtInParams",
		name: "useDualstackEndpoint"
	}
};
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sts/models/STSServiceException.js
var STSServiceException = class STSServiceException extends ServiceException {
	static shapeId = "smithy.ts.sdk.synthetic.com.amazonaws.sts#STSServiceException";
	constructor(options) {
		super(options);
		Object.setPrototypeOf(this, STSServiceException.prototype);
	}
};
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sts/models/errors.js
var ExpiredTokenException = class ExpiredTokenException extends STSServiceException {
	static shapeId = "com.amazonaws.sts#ExpiredTokenException";
	name = "ExpiredTokenException";
	$fault = "client";
	constructor(opts) {
		super({
			name: "ExpiredTokenException",
			$fault: "client",
			...opts
		});
		Object.setPrototypeOf(this, ExpiredTokenException.prototype);
	}
};
var MalformedPolicyDocumentException = class MalformedPolicyDocumentException extends STSServiceException {
	static shapeId = "com.amazonaws.sts#MalformedPolicyDocumentException";
	name = "MalformedPolicyDocumentException";
	$fault = "client";
	constructor(opts) {
		super({
			name: "MalformedPolicyDocumentException",
			$fault: "client",
			...opts
		});
		Object.setPrototypeOf(this, MalformedPolicyDocumentException.prototype);
	}
};
var PackedPolicyTooLargeException = class PackedPolicyTooLargeException extends STSServiceException {
	static shapeId = "com.amazonaws.sts#PackedPolicyTooLargeException";
	name = "PackedPolicyTooLargeException";
	$fault = "client";
	constructor(opts) {
		super({
			name: "PackedPolicyTooLargeException",
			$fault: "client",
			...opts
		});
		Object.setPrototypeOf(this, PackedPolicyTooLargeException.prototype);
	}
};
var RegionDisabledException = class RegionDisabledException extends STSServiceException {
	static shapeId = "com.amazonaws.sts#RegionDisabledException";
	name = "RegionDisabledException";
	$fault = "client";
	constructor(opts) {
		super({
			name: "RegionDisabledException",
			$fault: "client",
			...opts
		});
		Object.setPrototypeOf(this, RegionDisabledException.prototype);
	}
};
var IDPRejectedClaimException = class IDPRejectedClaimException extends STSServiceException {
	static shapeId = "com.amazonaws.sts#IDPRejectedClaimException";
	name = "IDPRejectedClaimException";
	$fault = "client";
	constructor(opts) {
		super({
			name: "IDPRejectedClaimException",
			$fault: "client",
			...opts
		});
		Object.setPrototypeOf(this, IDPRejectedClaimException.prototype);
	}
};
var InvalidIdentityTokenException = class InvalidIdentityTokenException extends STSServiceException {
	static shapeId = "com.amazonaws.sts#InvalidIdentityTokenException";
	name = "InvalidIdentityTokenException";
	$fault = "client";
	constructor(opts) {
		super({
			name: "InvalidIdentityTokenException",
			$fault: "client",
			...opts
		});
		Object.setPrototypeOf(this, InvalidIdentityTokenException.prototype);
	}
};
var IDPCommunicationErrorException = class IDPCommunicationErrorException extends STSServiceException {
	static shapeId = "com.amazonaws.sts#IDPCommunicationErrorException";
	name = "IDPCommunicationErrorException";
	$fault = "client";
	$retryable = {};
	constructor(opts) {
		super({
			name: "IDPCommunicationErrorException",
			$fault: "client",
			...opts
		});
		Object.setPrototypeOf(this, IDPCommunicationErrorException.prototype);
	}
};
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sts/schemas/schemas_0.js
const _A = "Arn";
const _AKI = "AccessKeyId";
const _AR = "AssumeRole";
const _ARI = "AssumedRoleId";
const _ARR = "AssumeRoleRequest";
const _ARRs = "AssumeRoleResponse";
const _ARU = "AssumedRoleUser";
const _ARWWI = "AssumeRoleWithWebIdentity";
const _ARWWIR = "AssumeRoleWithWebIdentityRequest";
const _ARWWIRs = "AssumeRoleWithWebIdentityResponse";
const _Au = "Audience";
const _C = "Credentials";
const _CA = "ContextAssertion";
const _DS = "DurationSeconds";
const _E = "Expiration";
const _EI = "ExternalId";
const _ETE = "ExpiredTokenException";
const _IDPCEE = "IDPCommunicationErrorException";
const _IDPRCE = "IDPRejectedClaimException";
const _IITE = "InvalidIdentityTokenException";
const _K = "Key";
const _MPDE = "MalformedPolicyDocumentException";
const _MSTS = "MinimumSessionTokenSize";
const _P = "Policy";
const _PA = "PolicyArns";
const _PAr = "ProviderArn";
const _PC = "ProvidedContexts";
const _PCLT = "ProvidedContextsListType";
const _PCr = "ProvidedContext";
const _PDT = "PolicyDescriptorType";
const _PI = "ProviderId";
const _PPS = "PackedPolicySize";
const _PPTLE = "PackedPolicyTooLargeException";
const _Pr = "Provider";
const _RA = "RoleArn";
const _RDE = "RegionDisabledException";
const _RSN = "RoleSessionName";
const _SAK = "SecretAccessKey";
const _SFWIT = "SubjectFromWebIdentityToken";
const _SI = "SourceIdentity";
const _SN = "SerialNumber";
const _ST = "SessionToken";
const _STS = "SessionTokenSize";
const _STU = "SessionTokenUtilization";
const _T = "Tags";
const _TC = "TokenCode";
const _TTK = "TransitiveTagKeys";
const _Ta = "Tag";
const _V = "Value";
const _WIT = "WebIdentityToken";
const _a = "arn";
const _aKST = "accessKeySecretType";
const _aQE = "awsQueryError";
const _c = "client";
const _cTT = "clientTokenType";
const _e = "error";
const _hE = "httpError";
const _m = "message";
const _pDLT = "policyDescriptorListType";
const _s = "smithy.ts.sdk.synthetic.com.amazonaws.sts";
const _tLT = "tagListType";
const n0 = "com.amazonaws.sts";
const _s_registry = new TypeRegistry(_s);
var STSServiceException$ = [
	-3,
	_s,
	"STSServiceException",
	0,
	[],
	[]
];
_s_registry.registerError(STSServiceException$, STSServiceException);
const n0_registry = new TypeRegistry(n0);
var ExpiredTokenException$ = [
	-3,
	n0,
	_ETE,
	{
		[_aQE]: [`ExpiredTokenException`, 400],
		[_e]: _c,
		[_hE]: 400
	},
	[_m],
	[0]
];
n0_registry.registerError(ExpiredTokenException$, ExpiredTokenException);
var IDPCommunicationErrorException$ = [
	-3,
	n0,
	_IDPCEE,
	{
		[_aQE]: [`IDPCommunicationError`, 400],
		[_e]: _c,
		[_hE]: 400
	},
	[_m],
	[0]
];
n0_registry.registerError(IDPCommunicationErrorException$, IDPCommunicationErrorException);
var IDPRejectedClaimException$ = [
	-3,
	n0,
	_IDPRCE,
	{
		[_aQE]: [`IDPRejectedClaim`, 403],
		[_e]: _c,
		[_hE]: 403
	},
	[_m],
	[0]
];
n0_registry.registerError(IDPRejectedClaimException$, IDPRejectedClaimException);
var InvalidIdentityTokenException$ = [
	-3,
	n0,
	_IITE,
	{
		[_aQE]: [`InvalidIdentityToken`, 400],
		[_e]: _c,
		[_hE]: 400
	},
	[_m],
	[0]
];
n0_registry.registerError(InvalidIdentityTokenException$, InvalidIdentityTokenException);
var MalformedPolicyDocumentException$ = [
	-3,
	n0,
	_MPDE,
	{
		[_aQE]: [`MalformedPolicyDocument`, 400],
		[_e]: _c,
		[_hE]: 400
	},
	[_m],
	[0]
];
n0_registry.registerError(MalformedPolicyDocumentException$, MalformedPolicyDocumentException);
var PackedPolicyTooLargeException$ = [
	-3,
	n0,
	_PPTLE,
	{
		[_aQE]: [`PackedPolicyTooLarge`, 400],
		[_e]: _c,
		[_hE]: 400
	},
	[_m],
	[0]
];
n0_registry.registerError(PackedPolicyTooLargeException$, PackedPolicyTooLargeException);
var RegionDisabledException$ = [
	-3,
	n0,
	_RDE,
	{
		[_aQE]: [`RegionDisabledException`, 403],
		[_e]: _c,
		[_hE]: 403
	},
	[_m],
	[0]
];
n0_registry.registerError(RegionDisabledException$, RegionDisabledException);
const errorTypeRegistries = [_s_registry, n0_registry];
var accessKeySecretType = [
	0,
	n0,
	_aKST,
	8,
	0
];
var clientTokenType = [
	0,
	n0,
	_cTT,
	8,
	0
];
var AssumedRoleUser$ = [
	3,
	n0,
	_ARU,
	0,
	[_ARI, _A],
	[0, 0],
	2
];
var AssumeRoleRequest$ = [
	3,
	n0,
	_ARR,
	0,
	[
		_RA,
		_RSN,
		_PA,
		_P,
		_DS,
		_T,
		_TTK,
		_EI,
		_SN,
		_TC,
		_SI,
		_PC,
		_MSTS
	],
	[
		0,
		0,
		() => policyDescriptorListType,
		0,
		1,
		() => tagListType,
		64,
		0,
		0,
		0,
		0,
		() => ProvidedContextsListType,
		1
	],
	2
];
var AssumeRoleResponse$ = [
	3,
	n0,
	_ARRs,
	0,
	[
		_C,
		_ARU,
		_PPS,
		_SI,
		_STU,
		_STS
	],
	[
		[() => Credentials$, 0],
		() => AssumedRoleUser$,
		1,
		0,
		1,
		1
	]
];
var AssumeRoleWithWebIdentityRequest$ = [
	3,
	n0,
	_ARWWIR,
	0,
	[
		_RA,
		_RSN,
		_WIT,
		_PI,
		_PA,
		_P,
		_DS,
		_MSTS
	],
	[
		0,
		0,
		[() => clientTokenType, 0],
		0,
		() => policyDescriptorListType,
		0,
		1,
		1
	],
	3
];
var AssumeRoleWithWebIdentityResponse$ = [
	3,
	n0,
	_ARWWIRs,
	0,
	[
		_C,
		_SFWIT,
		_ARU,
		_PPS,
		_Pr,
		_Au,
		_SI,
		_STU,
		_STS
	],
	[
		[() => Credentials$, 0],
		0,
		() => AssumedRoleUser$,
		1,
		0,
		0,
		0,
		1,
		1
	]
];
var Credentials$ = [
	3,
	n0,
	_C,
	0,
	[
		_AKI,
		_SAK,
		_ST,
		_E
	],
	[
		0,
		[() => accessKeySecretType, 0],
		0,
		4
	],
	4
];
var PolicyDescriptorType$ = [
	3,
	n0,
	_PDT,
	0,
	[_a],
	[0]
];
var ProvidedContext$ = [
	3,
	n0,
	_PCr,
	0,
	[_PAr, _CA],
	[0, 0]
];
var Tag$ = [
	3,
	n0,
	_Ta,
	0,
	[_K, _V],
	[0, 0],
	2
];
var policyDescriptorListType = [
	1,
	n0,
	_pDLT,
	0,
	() => PolicyDescriptorType$
];
var ProvidedContextsListType = [
	1,
	n0,
	_PCLT,
	0,
	() => ProvidedContext$
];
var tagListType = [
	1,
	n0,
	_tLT,
	0,
	() => Tag$
];
var AssumeRole$ = [
	9,
	n0,
	_AR,
	0,
	() => AssumeRoleRequest$,
	() => AssumeRoleResponse$
];
var AssumeRoleWithWebIdentity$ = [
	9,
	n0,
	_ARWWI,
	0,
	() => AssumeRoleWithWebIdentityRequest$,
	() => AssumeRoleWithWebIdentityResponse$
];
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sts/runtimeConfig.shared.js
const getRuntimeConfig$1 = (config) => {
	return {
		apiVersion: "2011-06-15",
		base64Decoder: config?.base64Decoder ?? fromBase64,
		base64Encoder: config?.base64Encoder ?? toBase64,
		disableHostPrefix: config?.disableHostPrefix ?? false,
		endpointProvider: config?.endpointProvider ?? defaultEndpointResolver,
		extensions: config?.extensions ?? [],
		httpAuthSchemeProvider: config?.httpAuthSchemeProvider ?? defaultSTSHttpAuthSchemeProvider,
		httpAuthSchemes: config?.httpAuthSchemes ?? [
			{
				schemeId: "aws.auth#sigv4",
				identityProvider: (ipc) => ipc.getIdentityProvider("aws.auth#sigv4"),
				signer: new AwsSdkSigV4Signer()
			},
			{
				schemeId: "aws.auth#sigv4a",
				identityProvider: (ipc) => ipc.getIdentityProvider("aws.auth#sigv4a"),
				signer: new AwsSdkSigV4ASigner()
			},
			{
				schemeId: "smithy.api#noAuth",
				identityProvider: (ipc) => ipc.getIdentityProvider("smithy.api#noAuth") || (async () => ({})),
				signer: new NoAuthSigner()
			}
		],
		logger: config?.logger ?? new NoOpLogger(),
		protocol: config?.protocol ?? AwsQueryProtocol,
		protocolSettings: config?.protocolSettings ?? {
			defaultNamespace: "com.amazonaws.sts",
			errorTypeRegistries,
			xmlNamespace: "https://sts.amazonaws.com/doc/2011-06-15/",
			version: "2011-06-15",
			serviceTarget: "AWSSecurityTokenServiceV20110615"
		},
		serviceId: config?.serviceId ?? "STS",
		sha256: config?.sha256 ?? Sha256Node,
		signerConstructor: config?.signerConstructor ?? SignatureV4MultiRegion,
		urlParser: config?.urlParser ?? parseUrl,
		utf8Decoder: config?.utf8Decoder ?? fromUtf8,
		utf8Encoder: config?.utf8Encoder ?? toUtf8
	};
};
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sts/runtimeConfig.js
const getRuntimeConfig = (config) => {
	emitWarningIfUnsupportedVersion$1(process.version);
	const defaultsMode = resolveDefaultsModeConfig(config);
	const defaultConfigProvider = () => defaultsMode().then(loadConfigsForDefaultMode);
	const clientSharedValues = getRuntimeConfig$1(config);
	emitWarningIfUnsupportedVersion(process.version);
	const loaderConfig = {
		profile: config?.profile,
		logger: clientSharedValues.logger
	};
	return {
		...clientSharedValues,
		...config,
		runtime: "node",
		defaultsMode,
		authSchemePreference: config?.authSchemePreference ?? loadConfig(NODE_AUTH_SCHEME_PREFERENCE_OPTIONS, loaderConfig),
		bodyLengthChecker: config?.bodyLengthChecker ?? calculateBodyLength,
		defaultSocketTimeout: getDefaultSocketTimeout(config?.requestHandler, 3e5),
		defaultUserAgentProvider: config?.defaultUserAgentProvider ?? createDefaultUserAgentProvider({
			serviceId: clientSharedValues.serviceId,
			clientVersion: version
		}),
		httpAuthSchemes: config?.httpAuthSchemes ?? [
			{
				schemeId: "aws.auth#sigv4",
				identityProvider: (ipc) => ipc.getIdentityProvider("aws.auth#sigv4") || (async (idProps) => await config.credentialDefaultProvider(idProps?.__config || {})()),
				signer: new AwsSdkSigV4Signer()
			},
			{
				schemeId: "aws.auth#sigv4a",
				identityProvider: (ipc) => ipc.getIdentityProvider("aws.auth#sigv4a"),
				signer: new AwsSdkSigV4ASigner()
			},
			{
				schemeId: "smithy.api#noAuth",
				identityProvider: (ipc) => ipc.getIdentityProvider("smithy.api#noAuth") || (async () => ({})),
				signer: new NoAuthSigner()
			}
		],
		maxAttempts: config?.maxAttempts ?? loadConfig(NODE_MAX_ATTEMPT_CONFIG_OPTIONS, config),
		region: config?.region ?? loadConfig(NODE_REGION_CONFIG_OPTIONS, {
			...NODE_REGION_CONFIG_FILE_OPTIONS,
			...loaderConfig
		}),
		requestHandler: NodeHttpHandler.create(config?.requestHandler ?? defaultConfigProvider),
		retryMode: config?.retryMode ?? loadConfig({
			...NODE_RETRY_MODE_CONFIG_OPTIONS,
			default: async () => (await defaultConfigProvider()).retryMode || DEFAULT_RETRY_MODE
		}, config),
		sigv4aSigningRegionSet: config?.sigv4aSigningRegionSet ?? loadConfig(NODE_SIGV4A_CONFIG_OPTIONS, loaderConfig),
		streamCollector: config?.streamCollector ?? streamCollector,
		useDualstackEndpoint: config?.useDualstackEndpoint ?? loadConfig(NODE_USE_DUALSTACK_ENDPOINT_CONFIG_OPTIONS, loaderConfig),
		useFipsEndpoint: config?.useFipsEndpoint ?? loadConfig(NODE_USE_FIPS_ENDPOINT_CONFIG_OPTIONS, loaderConfig),
		userAgentAppId: config?.userAgentAppId ?? loadConfig(NODE_APP_ID_CONFIG_OPTIONS, loaderConfig)
	};
};
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sts/auth/httpAuthExtensionConfiguration.js
const getHttpAuthExtensionConfiguration = (runtimeConfig) => {
	const _httpAuthSchemes = runtimeConfig.httpAuthSchemes;
	let _httpAuthSchemeProvider = runtimeConfig.httpAuthSchemeProvider;
	let _credentials = runtimeConfig.credentials;
	return {
		setHttpAuthScheme(httpAuthScheme) {
			const index = _httpAuthSchemes.findIndex((scheme) => scheme.schemeId === httpAuthScheme.schemeId);
			if (index === -1) _httpAuthSchemes.push(httpAuthScheme);
			else _httpAuthSchemes.splice(index, 1, httpAuthScheme);
		},
		httpAuthSchemes() {
			return _httpAuthSchemes;
		},
		setHttpAuthSchemeProvider(httpAuthSchemeProvider) {
			_httpAuthSchemeProvider = httpAuthSchemeProvider;
		},
		httpAuthSchemeProvider() {
			return _httpAuthSchemeProvider;
		},
		setCredentials(credentials) {
			_credentials = credentials;
		},
		credentials() {
			return _credentials;
		}
	};
};
const resolveHttpAuthRuntimeConfig = (config) => {
	return {
		httpAuthSchemes: config.httpAuthSchemes(),
		httpAuthSchemeProvider: config.httpAuthSchemeProvider(),
		credentials: config.credentials()
	};
};
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sts/runtimeExtensions.js
const resolveRuntimeExtensions = (runtimeConfig, extensions) => {
	const extensionConfiguration = Object.assign(getAwsRegionExtensionConfiguration(runtimeConfig), getDefaultExtensionConfiguration(runtimeConfig), getHttpHandlerExtensionConfiguration(runtimeConfig), getHttpAuthExtensionConfiguration(runtimeConfig));
	extensions.forEach((extension) => extension.configure(extensionConfiguration));
	return Object.assign(runtimeConfig, resolveAwsRegionExtensionConfiguration(extensionConfiguration), resolveDefaultRuntimeConfig(extensionConfiguration), resolveHttpHandlerRuntimeConfig(extensionConfiguration), resolveHttpAuthRuntimeConfig(extensionConfiguration));
};
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sts/STSClient.js
var STSClient = class extends Client {
	config;
	constructor(...[configuration]) {
		const _config_0 = getRuntimeConfig(configuration || {});
		super(_config_0);
		this.initConfig = _config_0;
		const _config_1 = resolveClientEndpointParameters(_config_0);
		const _config_2 = resolveUserAgentConfig(_config_1);
		const _config_3 = resolveRetryConfig(_config_2);
		const _config_4 = resolveRegionConfig(_config_3);
		const _config_5 = resolveHostHeaderConfig(_config_4);
		const _config_6 = resolveEndpointConfig(_config_5);
		const _config_7 = resolveHttpAuthSchemeConfig(_config_6);
		const _config_8 = resolveRuntimeExtensions(_config_7, configuration?.extensions || []);
		this.config = _config_8;
		this.middlewareStack.use(getSchemaSerdePlugin(this.config));
		this.middlewareStack.use(getUserAgentPlugin(this.config));
		this.middlewareStack.use(getRetryPlugin(this.config));
		this.middlewareStack.use(getContentLengthPlugin(this.config));
		this.middlewareStack.use(getHostHeaderPlugin(this.config));
		this.middlewareStack.use(getLoggerPlugin(this.config));
		this.middlewareStack.use(getRecursionDetectionPlugin(this.config));
		this.middlewareStack.use(getHttpAuthSchemeEndpointRuleSetPlugin(this.config, {
			httpAuthSchemeParametersProvider: defaultSTSHttpAuthSchemeParametersProvider,
			identityProviderConfigProvider: async (config) => new DefaultIdentityProviderConfig({
				"aws.auth#sigv4": config.credentials,
				"aws.auth#sigv4a": config.credentials
			})
		}));
		this.middlewareStack.use(getHttpSigningPlugin(this.config));
	}
	destroy() {
		super.destroy();
	}
};
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sts/commandBuilder.js
const command = makeBuilder(commonParams, "AWSSecurityTokenServiceV20110615", "STSClient", getEndpointPlugin);
const _ep0 = {};
const _mw0 = (Command, cs, config, o) => [];
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sts/commands/AssumeRoleCommand.js
var AssumeRoleCommand = class extends command(_ep0, _mw0, "AssumeRole", AssumeRole$) {};
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sts/commands/AssumeRoleWithWebIdentityCommand.js
var AssumeRoleWithWebIdentityCommand = class extends command(_ep0, _mw0, "AssumeRoleWithWebIdentity", AssumeRoleWithWebIdentity$) {};
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sts/defaultStsRoleAssumers.js
const getAccountIdFromAssumedRoleUser = (assumedRoleUser) => {
	if (typeof assumedRoleUser?.Arn === "string") {
		const arnComponents = assumedRoleUser.Arn.split(":");
		if (arnComponents.length > 4 && arnComponents[4] !== "") return arnComponents[4];
	}
};
const resolveRegion = async (_region, _parentRegion, credentialProviderLogger, loaderConfig = {}) => {
	const region = typeof _region === "function" ? await _region() : _region;
	const parentRegion = typeof _parentRegion === "function" ? await _parentRegion() : _parentRegion;
	let stsDefaultRegion = "";
	const resolvedRegion = region ?? parentRegion ?? (stsDefaultRegion = await stsRegionDefaultResolver(loaderConfig)());
	credentialProviderLogger?.debug?.("@aws-sdk/client-sts::resolveRegion", "accepting first of:", `${region} (credential provider clientConfig)`, `${parentRegion} (contextual client)`, `${stsDefaultRegion} (STS default: AWS_REGION, profile region, or us-east-1)`);
	return resolvedRegion;
};
const getDefaultRoleAssumer$1 = (stsOptions, STSClient) => {
	let stsClient;
	let closureSourceCreds;
	return async (sourceCreds, params) => {
		closureSourceCreds = sourceCreds;
		if (!stsClient) {
			const { logger = stsOptions?.parentClientConfig?.logger, profile = stsOptions?.parentClientConfig?.profile, region, requestHandler = stsOptions?.parentClientConfig?.requestHandler, credentialProviderLogger, userAgentAppId = stsOptions?.parentClientConfig?.userAgentAppId } = stsOptions;
			const resolvedRegion = await resolveRegion(region, stsOptions?.parentClientConfig?.region, credentialProviderLogger, {
				logger,
				profile
			});
			const isCompatibleRequestHandler = !isH2(requestHandler);
			stsClient = new STSClient({
				...stsOptions,
				userAgentAppId,
				profile,
				credentialDefaultProvider: () => async () => closureSourceCreds,
				region: resolvedRegion,
				requestHandler: isCompatibleRequestHandler ? requestHandler : void 0,
				logger
			});
		}
		const { Credentials, AssumedRoleUser } = await stsClient.send(new AssumeRoleCommand(params));
		if (!Credentials || !Credentials.AccessKeyId || !Credentials.SecretAccessKey) throw new Error(`Invalid response from STS.assumeRole call with role ${params.RoleArn}`);
		const accountId = getAccountIdFromAssumedRoleUser(AssumedRoleUser);
		const credentials = {
			accessKeyId: Credentials.AccessKeyId,
			secretAccessKey: Credentials.SecretAccessKey,
			sessionToken: Credentials.SessionToken,
			expiration: Credentials.Expiration,
			...Credentials.CredentialScope && { credentialScope: Credentials.CredentialScope },
			...accountId && { accountId }
		};
		setCredentialFeature(credentials, "CREDENTIALS_STS_ASSUME_ROLE", "i");
		return credentials;
	};
};
const getDefaultRoleAssumerWithWebIdentity$1 = (stsOptions, STSClient) => {
	let stsClient;
	return async (params) => {
		if (!stsClient) {
			const { logger = stsOptions?.parentClientConfig?.logger, profile = stsOptions?.parentClientConfig?.profile, region, requestHandler = stsOptions?.parentClientConfig?.requestHandler, credentialProviderLogger, userAgentAppId = stsOptions?.parentClientConfig?.userAgentAppId } = stsOptions;
			const resolvedRegion = await resolveRegion(region, stsOptions?.parentClientConfig?.region, credentialProviderLogger, {
				logger,
				profile
			});
			const isCompatibleRequestHandler = !isH2(requestHandler);
			stsClient = new STSClient({
				...stsOptions,
				userAgentAppId,
				profile,
				region: resolvedRegion,
				requestHandler: isCompatibleRequestHandler ? requestHandler : void 0,
				logger
			});
		}
		const { Credentials, AssumedRoleUser } = await stsClient.send(new AssumeRoleWithWebIdentityCommand(params));
		if (!Credentials || !Credentials.AccessKeyId || !Credentials.SecretAccessKey) throw new Error(`Invalid response from STS.assumeRoleWithWebIdentity call with role ${params.RoleArn}`);
		const accountId = getAccountIdFromAssumedRoleUser(AssumedRoleUser);
		const credentials = {
			accessKeyId: Credentials.AccessKeyId,
			secretAccessKey: Credentials.SecretAccessKey,
			sessionToken: Credentials.SessionToken,
			expiration: Credentials.Expiration,
			...Credentials.CredentialScope && { credentialScope: Credentials.CredentialScope },
			...accountId && { accountId }
		};
		if (accountId) setCredentialFeature(credentials, "RESOLVED_ACCOUNT_ID", "T");
		setCredentialFeature(credentials, "CREDENTIALS_STS_ASSUME_ROLE_WEB_ID", "k");
		return credentials;
	};
};
const isH2 = (requestHandler) => {
	return requestHandler?.metadata?.handlerProtocol === "h2";
};
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sts/defaultRoleAssumers.js
const getCustomizableStsClientCtor = (baseCtor, customizations) => {
	if (!customizations) return baseCtor;
	else return class CustomizableSTSClient extends baseCtor {
		constructor(config) {
			super(config);
			for (const customization of customizations) this.middlewareStack.use(customization);
		}
	};
};
const getDefaultRoleAssumer = (stsOptions = {}, stsPlugins) => getDefaultRoleAssumer$1(stsOptions, getCustomizableStsClientCtor(STSClient, stsPlugins));
const getDefaultRoleAssumerWithWebIdentity = (stsOptions = {}, stsPlugins) => getDefaultRoleAssumerWithWebIdentity$1(stsOptions, getCustomizableStsClientCtor(STSClient, stsPlugins));
export { AccessDeniedException, AccessDeniedException$, AccessDeniedException$$1, AccessDeniedException$1, AccessToken$, AssumeRole$, AssumeRoleCommand, AssumeRoleRequest$, AssumeRoleResponse$, AssumeRoleWithWebIdentity$, AssumeRoleWithWebIdentityCommand, AssumeRoleWithWebIdentityRequest$, AssumeRoleWithWebIdentityResponse$, AssumedRoleUser$, AuthorizationPendingException, AuthorizationPendingException$, CreateOAuth2Token$, CreateOAuth2TokenCommand, CreateOAuth2TokenRequest$, CreateOAuth2TokenRequestBody$, CreateOAuth2TokenResponse$, CreateOAuth2TokenResponseBody$, CreateToken$, CreateTokenCommand, CreateTokenRequest$, CreateTokenResponse$, Credentials$, ExpiredTokenException, ExpiredTokenException$, ExpiredTokenException$$1, ExpiredTokenException$1, GetRoleCredentialsCommand, IDPCommunicationErrorException, IDPCommunicationErrorException$, IDPRejectedClaimException, IDPRejectedClaimException$, InternalServerException, InternalServerException$, InternalServerException$$1, InternalServerException$1, InvalidClientException, InvalidClientException$, InvalidGrantException, InvalidGrantException$, InvalidIdentityTokenException, InvalidIdentityTokenException$, InvalidRequestException, InvalidRequestException$, InvalidScopeException, InvalidScopeException$, MalformedPolicyDocumentException, MalformedPolicyDocumentException$, PackedPolicyTooLargeException, PackedPolicyTooLargeException$, PolicyDescriptorType$, ProvidedContext$, RegionDisabledException, RegionDisabledException$, SSOClient, SSOOIDCClient, SSOOIDCServiceException, SSOOIDCServiceException$, STSClient, STSServiceException, STSServiceException$, SigninClient, SigninServiceException, SigninServiceException$, SlowDownException, SlowDownException$, Tag$, TooManyRequestsError, TooManyRequestsError$, UnauthorizedClientException, UnauthorizedClientException$, UnsupportedGrantTypeException, UnsupportedGrantTypeException$, ValidationException, ValidationException$, errorTypeRegistries, errorTypeRegistries$1, errorTypeRegistries$2, getDefaultRoleAssumer, getDefaultRoleAssumerWithWebIdentity };
