import { AwsSdkSigV4ASigner, AwsSdkSigV4Signer, NODE_APP_ID_CONFIG_OPTIONS, NODE_AUTH_SCHEME_PREFERENCE_OPTIONS, NODE_SIGV4A_CONFIG_OPTIONS, awsEndpointFunctions, createDefaultUserAgentProvider, emitWarningIfUnsupportedVersion, getAwsRegionExtensionConfiguration, getHostHeaderPlugin, getLoggerPlugin, getRecursionDetectionPlugin, getUserAgentPlugin, resolveAwsRegionExtensionConfiguration, resolveAwsSdkSigV4AConfig, resolveAwsSdkSigV4Config, resolveHostHeaderConfig, resolveUserAgentConfig } from "./aws-sdk-core.js";
import { NODE_REGION_CONFIG_FILE_OPTIONS, NODE_REGION_CONFIG_OPTIONS, NODE_USE_DUALSTACK_ENDPOINT_CONFIG_OPTIONS, NODE_USE_FIPS_ENDPOINT_CONFIG_OPTIONS, calculateBodyLength, fromBase64, fromUtf8, getAwsChunkedEncodingStream, loadConfig, normalizeProvider, resolveDefaultsModeConfig, resolveRegionConfig, sdkStreamMixin, streamCollector, toBase64, toUtf8 } from "./s3.js";
import { BinaryDecisionDiagram, Client, DEFAULT_RETRY_MODE, DefaultIdentityProviderConfig, EndpointCache, Md5Node, NODE_MAX_ATTEMPT_CONFIG_OPTIONS, NODE_RETRY_MODE_CONFIG_OPTIONS, NoOpLogger, ServiceException, Sha256Node, TypeRegistry, customEndpointFunctions, decideEndpoint, emitWarningIfUnsupportedVersion as emitWarningIfUnsupportedVersion$1, eventStreamSerdeProvider, getContentLengthPlugin, getDefaultExtensionConfiguration, getEndpointPlugin, getHttpAuthSchemeEndpointRuleSetPlugin, getHttpHandlerExtensionConfiguration, getHttpSigningPlugin, getRetryPlugin, getSchemaSerdePlugin, getSmithyContext, loadConfigsForDefaultMode, makeBuilder, parseUrl, readableStreamHasher, resolveDefaultRuntimeConfig, resolveEndpointConfig, resolveEventStreamSerdeConfig, resolveHttpHandlerRuntimeConfig, resolveParams, resolveRetryConfig } from "./smithy-core.js";
import { NodeHttpHandler } from "./smithy-node-http-handler.js";
import { SignatureV4MultiRegion } from "./aws-sdk-signature-v4-multi-region.js";
import { NODE_REQUEST_CHECKSUM_CALCULATION_CONFIG_OPTIONS, NODE_RESPONSE_CHECKSUM_VALIDATION_CONFIG_OPTIONS, Sha1Node, getFlexibleChecksumsPlugin, resolveFlexibleChecksumsConfig } from "./aws-sdk-checksums.js";
import { NODE_DISABLE_S3_EXPRESS_SESSION_AUTH_OPTIONS, NODE_USE_ARN_REGION_CONFIG_OPTIONS, S3RestXmlProtocol, getAddExpectContinuePlugin, getCheckContentLengthHeaderPlugin, getRegionRedirectMiddlewarePlugin, getS3ExpressHttpSigningPlugin, getS3ExpressPlugin, getSsecPlugin, getThrow200ExceptionsPlugin, getValidateBucketNamePlugin, resolveS3Config } from "./aws-sdk-middleware-sdk-s3.js";
import { defaultProvider } from "./aws-sdk-credential-provider-node.js";
// node_modules/@aws-sdk/client-s3/dist-es/endpoint/bdd.js
const aw = "ref";
const ax = "argv";
const ay = "backend";
const az = "authSchemes";
const aA = "disableDoubleEncoding";
const aB = "signingName";
const aC = "signingRegion";
const aD = "signingRegionSet";
const a = -1;
const b = true;
const c = false;
const d = "isSet";
const e = "booleanEquals";
const f = "stringEquals";
const g = "coalesce";
const h = "substring";
const i = "";
const j = "aws.partition";
const k = "partitionResult";
const l = "accessPointSuffix";
const m = "regionPrefix";
const n = (n) => "outpostId_ssa_" + n + i;
const o = "hardwareType";
const p = "ite";
const q = "isValidHostLabel";
const s = "sigv4";
const t = "aws.isVirtualHostableS3Bucket";
const u = "url";
const v = "getAttr";
const w = "bucketArn";
const x = "--";
const y = "arnType";
const z = "accesspoint";
const A = (n) => "accessPointName_ssa_" + n + i;
const B = "s3-object-lambda";
const C = "s3-outposts";
const D = "bucketPartition";
const E = "us-east-1";
const F = "outpostType";
const G = "name";
const H = "s3";
const I = "{url#scheme}://{Bucket}.{url#authority}{url#path}";
const J = "{url#scheme}://{url#authority}{url#path}";
const K = "{url#scheme}://{url#authority}{url#normalizedPath}{Bucket}";
const L = "https://{Bucket}.s3-accelerate.{partitionResult#dnsSuffix}";
const M = "https://{Bucket}.s3.{partitionResult#dnsSuffix}";
const N = (n) => "{url#scheme}://{accessPointName_ssa_" + n + "}-{bucketArn#accountId}.{url#authority}{url#path}";
const O = (n) => "Invalid ARN: The access point name may only contain a-z, A-Z, 0-9 and `-`. Found: `{accessPointName_ssa_" + n + "}`";
const P = "sigv4a";
const Q = "{url#scheme}://{url#authority}{url#normalizedPath}{uri_encoded_bucket}";
const R = "https://s3.{partitionResult#dnsSuffix}/{uri_encoded_bucket}";
const S = "https://s3.{partitionResult#dnsSuffix}";
const T = { [aw]: "UseFIPS" };
const U = { [aw]: "UseDualStack" };
const V = { [aw]: "Bucket" };
const W = {
	"fn": v,
	[ax]: [{ [aw]: k }, G]
};
const X = { [aw]: u };
const Y = { [aw]: "Region" };
const Z = { [aw]: w };
const aa = { [aw]: y };
const ab = { [aw]: "accessPointName_ssa_1" };
const ac = {
	"fn": v,
	[ax]: [Z, "region"]
};
const ad = { [aw]: o };
const ae = {
	"fn": v,
	[ax]: [Z, "service"]
};
const af = {
	"fn": v,
	[ax]: [Z, "accountId"]
};
const ag = {
	[ay]: "S3Express",
	[az]: [{
		[aA]: true,
		[G]: "{_s3e_auth}",
		[aB]: "s3express",
		[aC]: "{Region}"
	}]
};
const ah = {
	[ay]: "S3Express",
	[az]: [{
		[aA]: true,
		[G]: s,
		[aB]: "s3express",
		[aC]: "{Region}"
	}]
};
const ai = { [az]: [{
	[aA]: true,
	[G]: P,
	[aB]: C,
	[aD]: ["*"]
}, {
	[aA]: true,
	[G]: s,
	[aB]: C,
	[aC]: "{Region}"
}] };
const aj = { [az]: [{
	[aA]: true,
	[G]: s,
	[aB]: H,
	[aC]: E
}] };
const ak = { [az]: [{
	[aA]: true,
	[G]: s,
	[aB]: H,
	[aC]: "{Region}"
}] };
const al = { [az]: [{
	[aA]: true,
	[G]: s,
	[aB]: B,
	[aC]: "{bucketArn#region}"
}] };
const am = { [az]: [{
	[aA]: true,
	[G]: s,
	[aB]: H,
	[aC]: "{bucketArn#region}"
}] };
const an = { [az]: [{
	[aA]: true,
	[G]: P,
	[aB]: C,
	[aD]: ["*"]
}, {
	[aA]: true,
	[G]: s,
	[aB]: C,
	[aC]: "{bucketArn#region}"
}] };
const ao = { [az]: [{
	[aA]: true,
	[G]: s,
	[aB]: B,
	[aC]: "{Region}"
}] };
const ap = [Y];
const aq = [{ [aw]: "Endpoint" }];
const as = [V];
const at = [
	V,
	0,
	7,
	true
];
const au = [Z, "resourceId[1]"];
const av = ["*"];
const _data = {
	conditions: [
		[d, ap],
		[e, [{ [aw]: "Accelerate" }, b]],
		[e, [T, b]],
		[e, [U, b]],
		[d, aq],
		[d, as],
		[f, [{
			fn: g,
			[ax]: [{
				fn: h,
				[ax]: [
					V,
					0,
					6,
					b
				]
			}, i]
		}, "--x-s3"]],
		[f, [{
			fn: g,
			[ax]: [{
				fn: h,
				[ax]: at
			}, i]
		}, "--xa-s3"]],
		[
			j,
			ap,
			k
		],
		[
			h,
			at,
			l
		],
		[f, [{ [aw]: l }, "--op-s3"]],
		[
			h,
			[
				V,
				8,
				12,
				b
			],
			m
		],
		[
			h,
			[
				V,
				32,
				49,
				b
			],
			n(2)
		],
		[
			h,
			[
				V,
				49,
				50,
				b
			],
			o
		],
		[e, [{ [aw]: "ForcePathStyle" }, b]],
		[f, [W, "aws-cn"]],
		[
			p,
			[
				U,
				".dualstack",
				i
			],
			"_s3e_ds"
		],
		[q, [{ [aw]: n(2) }, c]],
		[
			p,
			[
				T,
				"-fips",
				i
			],
			"_s3e_fips"
		],
		[
			p,
			[
				{
					fn: g,
					[ax]: [{ [aw]: "DisableS3ExpressSessionAuth" }, c]
				},
				s,
				"sigv4-s3express"
			],
			"_s3e_auth"
		],
		[t, [V, c]],
		[
			"parseURL",
			aq,
			u
		],
		[e, [{
			fn: g,
			[ax]: [{ [aw]: "UseS3ExpressControlEndpoint" }, c]
		}, b]],
		[t, [V, b]],
		[f, [{
			fn: v,
			[ax]: [X, "scheme"]
		}, "http"]],
		[q, [Y, c]],
		[
			"aws.parseArn",
			as,
			w
		],
		[
			v,
			[{
				fn: "split",
				[ax]: [
					V,
					x,
					0
				]
			}, "[-2]"],
			"s3expressAvailabilityZoneId"
		],
		[f, [{
			fn: g,
			[ax]: [{
				fn: h,
				[ax]: [
					V,
					0,
					4,
					c
				]
			}, i]
		}, "arn:"]],
		[f, [{
			fn: g,
			[ax]: [{
				fn: h,
				[ax]: [
					V,
					16,
					18,
					b
				]
			}, i]
		}, x]],
		[e, [{
			fn: v,
			[ax]: [X, "isIp"]
		}, b]],
		[f, [{
			fn: g,
			[ax]: [{
				fn: h,
				[ax]: [
					V,
					21,
					23,
					b
				]
			}, i]
		}, x]],
		[f, [{
			fn: g,
			[ax]: [{
				fn: h,
				[ax]: [
					V,
					27,
					29,
					b
				]
			}, i]
		}, x]],
		[f, [{ [aw]: m }, "beta"]],
		[
			"uriEncode",
			as,
			"uri_encoded_bucket"
		],
		[q, [Y, b]],
		[e, [{
			fn: g,
			[ax]: [{ [aw]: "UseObjectLambdaEndpoint" }, c]
		}, b]],
		[
			v,
			[Z, "resourceId[0]"],
			y
		],
		[f, [aa, i]],
		[f, [aa, z]],
		[
			v,
			au,
			A(1)
		],
		[f, [ab, i]],
		[f, [ac, i]],
		[f, [{
			fn: g,
			[ax]: [{
				fn: h,
				[ax]: [
					V,
					14,
					16,
					b
				]
			}, i]
		}, x]],
		[f, [ad, "e"]],
		[f, [ad, "o"]],
		[f, [Y, "aws-global"]],
		[f, [{
			fn: g,
			[ax]: [{
				fn: h,
				[ax]: [
					V,
					19,
					21,
					b
				]
			}, i]
		}, x]],
		[f, [ae, B]],
		[e, [{
			fn: g,
			[ax]: [{ [aw]: "DisableAccessPoints" }, c]
		}, b]],
		[f, [ae, C]],
		[
			j,
			[ac],
			D
		],
		[q, [ab, b]],
		[f, [{
			fn: g,
			[ax]: [{
				fn: h,
				[ax]: [
					V,
					26,
					28,
					b
				]
			}, i]
		}, x]],
		[f, [{
			fn: g,
			[ax]: [{
				fn: h,
				[ax]: [
					V,
					15,
					17,
					b
				]
			}, i]
		}, x]],
		[v, [Z, "resourceId[4]"]],
		[f, [{
			fn: g,
			[ax]: [{
				fn: h,
				[ax]: [
					V,
					20,
					22,
					b
				]
			}, i]
		}, x]],
		[e, [{ [aw]: "UseGlobalEndpoint" }, b]],
		[f, [Y, E]],
		[
			v,
			au,
			n(1)
		],
		[e, [{
			fn: g,
			[ax]: [{ [aw]: "UseArnRegion" }, b]
		}, b]],
		[q, [{ [aw]: n(1) }, c]],
		[
			v,
			[Z, "resourceId[2]"],
			F
		],
		[f, [Y, ac]],
		[f, [{
			fn: v,
			[ax]: [{ [aw]: D }, G]
		}, W]],
		[e, [{ [aw]: "DisableMultiRegionAccessPoints" }, b]],
		[q, [ac, b]],
		[f, [{
			fn: v,
			[ax]: [Z, "partition"]
		}, W]],
		[f, [af, i]],
		[f, [ae, H]],
		[q, [af, c]],
		[
			v,
			[Z, "resourceId[3]"],
			A(2)
		],
		[q, [ab, c]],
		[f, [{ [aw]: F }, z]],
		[q, [{ [aw]: A(2) }, c]]
	],
	results: [
		[a],
		[a, "Accelerate cannot be used with FIPS"],
		[a, "Cannot set dual-stack in combination with a custom endpoint."],
		[a, "A custom endpoint cannot be combined with FIPS"],
		[a, "A custom endpoint cannot be combined with S3 Accelerate"],
		[a, "Partition does not support FIPS"],
		[a, "S3Express does not support S3 Accelerate."],
		["{url#scheme}://{url#authority}/{uri_encoded_bucket}{url#path}", ag],
		[I, ag],
		[a, "S3Express bucket name is not a valid virtual hostable name."],
		["https://s3express-control{_s3e_fips}{_s3e_ds}.{Region}.{partitionResult#dnsSuffix}/{uri_encoded_bucket}", ah],
		["https://{Bucket}.s3express{_s3e_fips}-{s3expressAvailabilityZoneId}{_s3e_ds}.{Region}.{partitionResult#dnsSuffix}", ag],
		[a, "Unrecognized S3Express bucket name format."],
		[J, ag],
		["https://s3express-control{_s3e_fips}{_s3e_ds}.{Region}.{partitionResult#dnsSuffix}", ah],
		[a, "Expected a endpoint to be specified but no endpoint was found"],
		["https://{Bucket}.ec2.{url#authority}", ai],
		["https://{Bucket}.ec2.s3-outposts.{Region}.{partitionResult#dnsSuffix}", ai],
		["https://{Bucket}.op-{outpostId_ssa_2}.{url#authority}", ai],
		["https://{Bucket}.op-{outpostId_ssa_2}.s3-outposts.{Region}.{partitionResult#dnsSuffix}", ai],
		[a, "Unrecognized hardware type: \"Expected hardware type o or e but got {hardwareType}\""],
		[a, "Invalid Outposts Bucket alias - it must be a valid bucket name."],
		[a, "Invalid ARN: The outpost Id must only contain a-z, A-Z, 0-9 and `-`."],
		[a, "Custom endpoint `{Endpoint}` was not a valid URI"],
		[a, "S3 Accelerate cannot be used in this region"],
		["https://{Bucket}.s3-fips.dualstack.us-east-1.{partitionResult#dnsSuffix}", aj],
		["https://{Bucket}.s3-fips.dualstack.{Region}.{partitionResult#dnsSuffix}", ak],
		["https://{Bucket}.s3-fips.us-east-1.{partitionResult#dnsSuffix}", aj],
		["https://{Bucket}.s3-fips.{Region}.{partitionResult#dnsSuffix}", ak],
		["https://{Bucket}.s3-accelerate.dualstack.us-east-1.{partitionResult#dnsSuffix}", aj],
		["https://{Bucket}.s3-accelerate.dualstack.{partitionResult#dnsSuffix}", ak],
		["https://{Bucket}.s3.dualstack.us-east-1.{partitionResult#dnsSuffix}", aj],
		["https://{Bucket}.s3.dualstack.{Region}.{partitionResult#dnsSuffix}", ak],
		[K, aj],
		[I, aj],
		[K, ak],
		[I, ak],
		[L, aj],
		[L, ak],
		[M, aj],
		[M, ak],
		["https://{Bucket}.s3.{Region}.{partitionResult#dnsSuffix}", ak],
		[a, "Invalid region: region was not a valid DNS name."],
		[a, "S3 Object Lambda does not support Dual-stack"],
		[a, "S3 Object Lambda does not support S3 Accelerate"],
		[a, "Access points are not supported for this operation"],
		[a, "Invalid configuration: region from ARN `{bucketArn#region}` does not match client region `{Region}` and UseArnRegion is `false`"],
		[a, "Invalid ARN: Missing account id"],
		[N(1), al],
		["https://{accessPointName_ssa_1}-{bucketArn#accountId}.s3-object-lambda-fips.{bucketArn#region}.{bucketPartition#dnsSuffix}", al],
		["https://{accessPointName_ssa_1}-{bucketArn#accountId}.s3-object-lambda.{bucketArn#region}.{bucketPartition#dnsSuffix}", al],
		[a, O(1)],
		[a, "Invalid ARN: The account id may only contain a-z, A-Z, 0-9 and `-`. Found: `{bucketArn#accountId}`"],
		[a, "Invalid region in ARN: `{bucketArn#region}` (invalid DNS name)"],
		[a, "Client was configured for partition `{partitionResult#name}` but ARN (`{Bucket}`) has `{bucketPartition#name}`"],
		[a, "Invalid ARN: The ARN may only contain a single resource component after `accesspoint`."],
		[a, "Invalid ARN: bucket ARN is missing a region"],
		[a, "Invalid ARN: Expected a resource of the format `accesspoint:<accesspoint name>` but no name was provided"],
		[a, "Invalid ARN: Object Lambda ARNs only support `accesspoint` arn types, but found: `{arnType}`"],
		[a, "Access Points do not support S3 Accelerate"],
		["https://{accessPointName_ssa_1}-{bucketArn#accountId}.s3-accesspoint-fips.dualstack.{bucketArn#region}.{bucketPartition#dnsSuffix}", am],
		["https://{accessPointName_ssa_1}-{bucketArn#accountId}.s3-accesspoint-fips.{bucketArn#region}.{bucketPartition#dnsSuffix}", am],
		["https://{accessPointName_ssa_1}-{bucketArn#accountId}.s3-accesspoint.dualstack.{bucketArn#region}.{bucketPartition#dnsSuffix}", am],
		[N(1), am],
		["https://{accessPointName_ssa_1}-{bucketArn#accountId}.s3-accesspoint.{bucketArn#region}.{bucketPartition#dnsSuffix}", am],
		[a, "Invalid ARN: The ARN was not for the S3 service, found: {bucketArn#service}"],
		[a, "S3 MRAP does not support dual-stack"],
		[a, "S3 MRAP does not support FIPS"],
		[a, "S3 MRAP does not support S3 Accelerate"],
		[a, "Invalid configuration: Multi-Region Access Point ARNs are disabled."],
		["https://{accessPointName_ssa_1}.accesspoint.s3-global.{partitionResult#dnsSuffix}", { [az]: [{
			[aA]: b,
			name: P,
			[aB]: H,
			[aD]: av
		}] }],
		[a, "Client was configured for partition `{partitionResult#name}` but bucket referred to partition `{bucketArn#partition}`"],
		[a, "Invalid Access Point Name"],
		[a, "S3 Outposts does not support Dual-stack"],
		[a, "S3 Outposts does not support FIPS"],
		[a, "S3 Outposts does not support S3 Accelerate"],
		[a, "Invalid Arn: Outpost Access Point ARN contains sub resources"],
		["https://{accessPointName_ssa_2}-{bucketArn#accountId}.{outpostId_ssa_1}.{url#authority}", an],
		["https://{accessPointName_ssa_2}-{bucketArn#accountId}.{outpostId_ssa_1}.s3-outposts.{bucketArn#region}.{bucketPartition#dnsSuffix}", an],
		[a, O(2)],
		[a, "Expected an outpost type `accesspoint`, found {outpostType}"],
		[a, "Invalid ARN: expected an access point name"],
		[a, "Invalid ARN: Expected a 4-component resource"],
		[a, "Invalid ARN: The outpost Id may only contain a-z, A-Z, 0-9 and `-`. Found: `{outpostId_ssa_1}`"],
		[a, "Invalid ARN: The Outpost Id was not set"],
		[a, "Invalid ARN: Unrecognized format: {Bucket} (type: {arnType})"],
		[a, "Invalid ARN: No ARN type specified"],
		[a, "Invalid ARN: `{Bucket}` was not a valid ARN"],
		[a, "Path-style addressing cannot be used with ARN buckets"],
		["https://s3-fips.dualstack.us-east-1.{partitionResult#dnsSuffix}/{uri_encoded_bucket}", aj],
		["https://s3-fips.dualstack.{Region}.{partitionResult#dnsSuffix}/{uri_encoded_bucket}", ak],
		["https://s3-fips.us-east-1.{partitionResult#dnsSuffix}/{uri_encoded_bucket}", aj],
		["https://s3-fips.{Region}.{partitionResult#dnsSuffix}/{uri_encoded_bucket}", ak],
		["https://s3.dualstack.us-east-1.{partitionResult#dnsSuffix}/{uri_encoded_bucket}", aj],
		["https://s3.dualstack.{Region}.{partitionResult#dnsSuffix}/{uri_encoded_bucket}", ak],
		[Q, aj],
		[Q, ak],
		[R, aj],
		[R, ak],
		["https://s3.{Region}.{partitionResult#dnsSuffix}/{uri_encoded_bucket}", ak],
		[a, "Path-style addressing cannot be used with S3 Accelerate"],
		[J, ao],
		["https://s3-object-lambda-fips.{Region}.{partitionResult#dnsSuffix}", ao],
		["https://s3-object-lambda.{Region}.{partitionResult#dnsSuffix}", ao],
		["https://s3-fips.dualstack.us-east-1.{partitionResult#dnsSuffix}", aj],
		["https://s3-fips.dualstack.{Region}.{partitionResult#dnsSuffix}", ak],
		["https://s3-fips.us-east-1.{partitionResult#dnsSuffix}", aj],
		["https://s3-fips.{Region}.{partitionResult#dnsSuffix}", ak],
		["https://s3.dualstack.us-east-1.{partitionResult#dnsSuffix}", aj],
		["https://s3.dualstack.{Region}.{partitionResult#dnsSuffix}", ak],
		[J, aj],
		[J, ak],
		[S, aj],
		[S, ak],
		["https://s3.{Region}.{partitionResult#dnsSuffix}", ak],
		[a, "A region must be set when sending requests to S3."]
	]
};
const root = 2;
const nodes = new Int32Array([
	-1,
	1,
	-1,
	0,
	3,
	100000115,
	1,
	424,
	4,
	2,
	272,
	5,
	3,
	233,
	6,
	4,
	85,
	7,
	5,
	15,
	8,
	8,
	9,
	100000115,
	16,
	10,
	13,
	18,
	11,
	13,
	19,
	12,
	13,
	22,
	100000014,
	13,
	35,
	14,
	100000042,
	36,
	100000103,
	435,
	6,
	271,
	16,
	7,
	270,
	17,
	8,
	19,
	18,
	14,
	501,
	106,
	9,
	20,
	24,
	10,
	21,
	24,
	11,
	22,
	24,
	12,
	23,
	24,
	13,
	547,
	24,
	14,
	77,
	25,
	20,
	73,
	26,
	26,
	27,
	78,
	37,
	28,
	100000086,
	38,
	100000086,
	29,
	39,
	47,
	30,
	48,
	100000058,
	31,
	50,
	32,
	100000085,
	51,
	33,
	136,
	55,
	100000076,
	34,
	59,
	35,
	100000084,
	60,
	39,
	36,
	61,
	37,
	100000083,
	62,
	38,
	146,
	63,
	41,
	100000046,
	61,
	40,
	100000083,
	62,
	41,
	150,
	64,
	42,
	100000054,
	66,
	43,
	100000053,
	70,
	44,
	100000052,
	71,
	45,
	100000081,
	73,
	46,
	100000080,
	74,
	100000078,
	100000079,
	40,
	48,
	100000057,
	41,
	100000057,
	49,
	42,
	185,
	50,
	48,
	62,
	51,
	49,
	100000045,
	52,
	51,
	53,
	526,
	60,
	56,
	54,
	62,
	100000055,
	55,
	63,
	57,
	100000046,
	62,
	100000055,
	57,
	64,
	58,
	100000054,
	66,
	59,
	100000053,
	69,
	60,
	100000065,
	70,
	61,
	100000052,
	72,
	100000064,
	100000051,
	49,
	100000045,
	63,
	51,
	64,
	526,
	60,
	67,
	65,
	62,
	100000055,
	66,
	63,
	68,
	100000046,
	62,
	100000055,
	68,
	64,
	69,
	100000054,
	66,
	70,
	100000053,
	68,
	100000047,
	71,
	70,
	72,
	100000052,
	72,
	100000050,
	100000051,
	25,
	74,
	100000042,
	46,
	100000039,
	75,
	57,
	76,
	100000041,
	58,
	100000040,
	100000041,
	26,
	100000088,
	78,
	28,
	100000087,
	79,
	34,
	82,
	80,
	35,
	81,
	545,
	36,
	100000103,
	100000115,
	46,
	100000097,
	83,
	57,
	84,
	100000099,
	58,
	100000098,
	100000099,
	5,
	101,
	86,
	8,
	87,
	100000115,
	16,
	88,
	89,
	18,
	91,
	89,
	19,
	90,
	92,
	21,
	97,
	95,
	19,
	93,
	92,
	21,
	98,
	95,
	21,
	97,
	94,
	22,
	100000014,
	95,
	35,
	96,
	100000042,
	36,
	100000103,
	100000042,
	22,
	100000013,
	98,
	35,
	99,
	100000042,
	36,
	100000101,
	100,
	46,
	100000110,
	100000111,
	6,
	214,
	102,
	7,
	208,
	103,
	8,
	119,
	104,
	14,
	118,
	105,
	21,
	106,
	100000023,
	26,
	107,
	502,
	37,
	108,
	100000086,
	38,
	100000086,
	109,
	39,
	112,
	110,
	48,
	100000058,
	111,
	50,
	136,
	100000085,
	40,
	113,
	100000057,
	41,
	100000057,
	114,
	42,
	115,
	500,
	48,
	100000056,
	116,
	52,
	117,
	100000072,
	65,
	100000069,
	100000072,
	21,
	501,
	100000023,
	9,
	120,
	124,
	10,
	121,
	124,
	11,
	122,
	124,
	12,
	123,
	124,
	13,
	202,
	124,
	14,
	195,
	125,
	20,
	190,
	126,
	21,
	127,
	100000023,
	23,
	128,
	129,
	24,
	189,
	129,
	26,
	130,
	197,
	37,
	131,
	100000086,
	38,
	100000086,
	132,
	39,
	159,
	133,
	48,
	100000058,
	134,
	50,
	135,
	100000085,
	51,
	141,
	136,
	55,
	100000076,
	137,
	59,
	138,
	100000084,
	60,
	100000083,
	139,
	61,
	140,
	100000083,
	63,
	100000083,
	100000046,
	55,
	100000076,
	142,
	59,
	143,
	100000084,
	60,
	148,
	144,
	61,
	145,
	100000083,
	62,
	147,
	146,
	63,
	150,
	100000046,
	63,
	153,
	100000046,
	61,
	149,
	100000083,
	62,
	153,
	150,
	64,
	151,
	100000054,
	66,
	152,
	100000053,
	70,
	100000082,
	100000052,
	64,
	154,
	100000054,
	66,
	155,
	100000053,
	70,
	156,
	100000052,
	71,
	157,
	100000081,
	73,
	158,
	100000080,
	74,
	100000077,
	100000079,
	40,
	160,
	100000057,
	41,
	100000057,
	161,
	42,
	185,
	162,
	48,
	174,
	163,
	49,
	100000045,
	164,
	51,
	165,
	526,
	60,
	168,
	166,
	62,
	100000055,
	167,
	63,
	169,
	100000046,
	62,
	100000055,
	169,
	64,
	170,
	100000054,
	66,
	171,
	100000053,
	69,
	172,
	100000065,
	70,
	173,
	100000052,
	72,
	100000063,
	100000051,
	49,
	100000045,
	175,
	51,
	176,
	526,
	60,
	179,
	177,
	62,
	100000055,
	178,
	63,
	180,
	100000046,
	62,
	100000055,
	180,
	64,
	181,
	100000054,
	66,
	182,
	100000053,
	68,
	100000047,
	183,
	70,
	184,
	100000052,
	72,
	100000048,
	100000051,
	48,
	100000056,
	186,
	52,
	187,
	100000072,
	65,
	100000069,
	188,
	67,
	100000070,
	100000071,
	25,
	100000036,
	100000042,
	21,
	191,
	100000023,
	25,
	192,
	100000042,
	30,
	194,
	193,
	46,
	100000034,
	100000036,
	46,
	100000033,
	100000035,
	21,
	196,
	100000023,
	26,
	100000088,
	197,
	28,
	100000087,
	198,
	34,
	201,
	199,
	35,
	200,
	545,
	36,
	100000101,
	100000115,
	46,
	100000095,
	100000096,
	17,
	203,
	100000022,
	20,
	204,
	100000021,
	21,
	205,
	550,
	33,
	206,
	550,
	44,
	100000016,
	207,
	45,
	100000018,
	100000020,
	8,
	209,
	215,
	16,
	210,
	220,
	18,
	211,
	220,
	19,
	212,
	224,
	20,
	213,
	227,
	21,
	231,
	401,
	8,
	218,
	215,
	19,
	216,
	100000009,
	20,
	217,
	227,
	21,
	231,
	100000009,
	16,
	219,
	220,
	18,
	223,
	220,
	19,
	221,
	224,
	20,
	222,
	227,
	21,
	231,
	100000012,
	19,
	226,
	224,
	20,
	225,
	100000009,
	21,
	100000009,
	100000012,
	20,
	230,
	227,
	21,
	228,
	100000009,
	30,
	229,
	100000009,
	34,
	100000007,
	100000009,
	21,
	231,
	415,
	30,
	232,
	100000008,
	34,
	100000007,
	100000008,
	4,
	100000002,
	234,
	5,
	235,
	480,
	6,
	271,
	236,
	7,
	270,
	237,
	8,
	238,
	491,
	9,
	239,
	243,
	10,
	240,
	243,
	11,
	241,
	243,
	12,
	242,
	243,
	13,
	547,
	243,
	14,
	266,
	244,
	20,
	264,
	245,
	26,
	246,
	267,
	37,
	247,
	100000086,
	38,
	100000086,
	248,
	39,
	249,
	518,
	40,
	250,
	100000057,
	41,
	100000057,
	251,
	42,
	538,
	252,
	48,
	100000043,
	253,
	49,
	100000045,
	254,
	51,
	255,
	526,
	60,
	258,
	256,
	62,
	100000055,
	257,
	63,
	259,
	100000046,
	62,
	100000055,
	259,
	64,
	260,
	100000054,
	66,
	261,
	100000053,
	69,
	262,
	100000065,
	70,
	263,
	100000052,
	72,
	100000062,
	100000051,
	25,
	265,
	100000042,
	46,
	100000031,
	100000032,
	26,
	100000088,
	267,
	28,
	100000087,
	268,
	34,
	269,
	544,
	46,
	100000093,
	100000094,
	8,
	397,
	100000009,
	8,
	407,
	100000009,
	3,
	346,
	273,
	4,
	100000003,
	274,
	5,
	284,
	275,
	8,
	276,
	100000115,
	15,
	100000005,
	277,
	16,
	278,
	281,
	18,
	279,
	281,
	19,
	280,
	281,
	22,
	100000014,
	281,
	35,
	282,
	100000042,
	36,
	100000102,
	283,
	46,
	100000106,
	100000107,
	6,
	405,
	285,
	7,
	395,
	286,
	8,
	295,
	287,
	14,
	501,
	288,
	26,
	289,
	502,
	37,
	290,
	100000086,
	38,
	100000086,
	291,
	39,
	292,
	307,
	40,
	293,
	100000057,
	41,
	100000057,
	294,
	42,
	335,
	500,
	9,
	296,
	300,
	10,
	297,
	300,
	11,
	298,
	300,
	12,
	299,
	300,
	13,
	394,
	300,
	14,
	339,
	301,
	15,
	100000005,
	302,
	20,
	337,
	303,
	26,
	304,
	341,
	37,
	305,
	100000086,
	38,
	100000086,
	306,
	39,
	309,
	307,
	48,
	100000058,
	308,
	50,
	100000074,
	100000085,
	40,
	310,
	100000057,
	41,
	100000057,
	311,
	42,
	335,
	312,
	48,
	324,
	313,
	49,
	100000045,
	314,
	51,
	315,
	526,
	60,
	318,
	316,
	62,
	100000055,
	317,
	63,
	319,
	100000046,
	62,
	100000055,
	319,
	64,
	320,
	100000054,
	66,
	321,
	100000053,
	69,
	322,
	100000065,
	70,
	323,
	100000052,
	72,
	100000061,
	100000051,
	49,
	100000045,
	325,
	51,
	326,
	526,
	60,
	329,
	327,
	62,
	100000055,
	328,
	63,
	330,
	100000046,
	62,
	100000055,
	330,
	64,
	331,
	100000054,
	66,
	332,
	100000053,
	68,
	100000047,
	333,
	70,
	334,
	100000052,
	72,
	100000049,
	100000051,
	48,
	100000056,
	336,
	52,
	100000067,
	100000072,
	25,
	338,
	100000042,
	46,
	100000027,
	100000028,
	15,
	100000005,
	340,
	26,
	100000088,
	341,
	28,
	100000087,
	342,
	34,
	345,
	343,
	35,
	344,
	545,
	36,
	100000102,
	100000115,
	46,
	100000091,
	100000092,
	4,
	100000002,
	347,
	5,
	357,
	348,
	8,
	349,
	100000115,
	15,
	100000005,
	350,
	16,
	351,
	354,
	18,
	352,
	354,
	19,
	353,
	354,
	22,
	100000014,
	354,
	35,
	355,
	100000042,
	36,
	100000043,
	356,
	46,
	100000104,
	100000105,
	6,
	405,
	358,
	7,
	395,
	359,
	8,
	360,
	491,
	9,
	361,
	365,
	10,
	362,
	365,
	11,
	363,
	365,
	12,
	364,
	365,
	13,
	394,
	365,
	14,
	389,
	366,
	15,
	100000005,
	367,
	20,
	387,
	368,
	26,
	369,
	391,
	37,
	370,
	100000086,
	38,
	100000086,
	371,
	39,
	372,
	518,
	40,
	373,
	100000057,
	41,
	100000057,
	374,
	42,
	538,
	375,
	48,
	100000043,
	376,
	49,
	100000045,
	377,
	51,
	378,
	526,
	60,
	381,
	379,
	62,
	100000055,
	380,
	63,
	382,
	100000046,
	62,
	100000055,
	382,
	64,
	383,
	100000054,
	66,
	384,
	100000053,
	69,
	385,
	100000065,
	70,
	386,
	100000052,
	72,
	100000060,
	100000051,
	25,
	388,
	100000042,
	46,
	100000025,
	100000026,
	15,
	100000005,
	390,
	26,
	100000088,
	391,
	28,
	100000087,
	392,
	34,
	393,
	544,
	46,
	100000089,
	100000090,
	15,
	100000005,
	547,
	8,
	396,
	100000009,
	15,
	100000005,
	397,
	16,
	398,
	410,
	18,
	399,
	410,
	19,
	400,
	410,
	20,
	401,
	100000009,
	27,
	402,
	100000012,
	29,
	100000011,
	403,
	31,
	100000011,
	404,
	32,
	100000011,
	422,
	8,
	406,
	100000009,
	15,
	100000005,
	407,
	16,
	408,
	410,
	18,
	409,
	410,
	19,
	411,
	410,
	20,
	100000012,
	100000009,
	20,
	414,
	412,
	22,
	413,
	100000009,
	34,
	100000010,
	100000009,
	22,
	416,
	415,
	27,
	419,
	100000012,
	27,
	418,
	417,
	34,
	100000010,
	100000012,
	34,
	100000010,
	419,
	43,
	100000011,
	420,
	47,
	100000011,
	421,
	53,
	100000011,
	422,
	54,
	100000011,
	423,
	56,
	100000011,
	100000012,
	2,
	100000001,
	425,
	3,
	478,
	426,
	4,
	100000004,
	427,
	5,
	438,
	428,
	8,
	429,
	100000115,
	16,
	430,
	433,
	18,
	431,
	433,
	19,
	432,
	433,
	22,
	100000014,
	433,
	35,
	434,
	100000042,
	36,
	100000044,
	435,
	46,
	100000112,
	436,
	57,
	437,
	100000114,
	58,
	100000113,
	100000114,
	6,
	100000006,
	439,
	7,
	100000006,
	440,
	8,
	450,
	441,
	14,
	501,
	442,
	26,
	443,
	502,
	37,
	444,
	100000086,
	38,
	100000086,
	445,
	39,
	446,
	465,
	40,
	447,
	100000057,
	41,
	100000057,
	448,
	42,
	471,
	449,
	48,
	100000044,
	500,
	9,
	451,
	455,
	10,
	452,
	455,
	11,
	453,
	455,
	12,
	454,
	455,
	13,
	547,
	455,
	14,
	473,
	456,
	15,
	460,
	457,
	20,
	458,
	461,
	25,
	459,
	100000042,
	46,
	100000037,
	100000038,
	20,
	540,
	461,
	26,
	462,
	474,
	37,
	463,
	100000086,
	38,
	100000086,
	464,
	39,
	467,
	465,
	48,
	100000058,
	466,
	50,
	100000075,
	100000085,
	40,
	468,
	100000057,
	41,
	100000057,
	469,
	42,
	471,
	470,
	48,
	100000044,
	524,
	48,
	100000044,
	472,
	52,
	100000068,
	100000072,
	26,
	100000088,
	474,
	28,
	100000087,
	475,
	34,
	100000100,
	476,
	35,
	477,
	545,
	36,
	100000044,
	100000115,
	4,
	100000002,
	479,
	5,
	488,
	480,
	8,
	481,
	100000115,
	16,
	482,
	485,
	18,
	483,
	485,
	19,
	484,
	485,
	22,
	100000014,
	485,
	35,
	486,
	100000042,
	36,
	100000043,
	487,
	46,
	100000108,
	100000109,
	6,
	100000006,
	489,
	7,
	100000006,
	490,
	8,
	503,
	491,
	14,
	501,
	492,
	26,
	493,
	502,
	37,
	494,
	100000086,
	38,
	100000086,
	495,
	39,
	496,
	518,
	40,
	497,
	100000057,
	41,
	100000057,
	498,
	42,
	538,
	499,
	48,
	100000043,
	500,
	49,
	100000045,
	526,
	26,
	100000088,
	502,
	28,
	100000087,
	100000115,
	9,
	504,
	508,
	10,
	505,
	508,
	11,
	506,
	508,
	12,
	507,
	508,
	13,
	547,
	508,
	14,
	541,
	509,
	15,
	513,
	510,
	20,
	511,
	514,
	25,
	512,
	100000042,
	46,
	100000029,
	100000030,
	20,
	540,
	514,
	26,
	515,
	542,
	37,
	516,
	100000086,
	38,
	100000086,
	517,
	39,
	520,
	518,
	48,
	100000058,
	519,
	50,
	100000073,
	100000085,
	40,
	521,
	100000057,
	41,
	100000057,
	522,
	42,
	538,
	523,
	48,
	100000043,
	524,
	49,
	100000045,
	525,
	51,
	529,
	526,
	60,
	100000055,
	527,
	62,
	100000055,
	528,
	63,
	100000055,
	100000046,
	60,
	532,
	530,
	62,
	100000055,
	531,
	63,
	533,
	100000046,
	62,
	100000055,
	533,
	64,
	534,
	100000054,
	66,
	535,
	100000053,
	69,
	536,
	100000065,
	70,
	537,
	100000052,
	72,
	100000059,
	100000051,
	48,
	100000043,
	539,
	52,
	100000066,
	100000072,
	25,
	100000024,
	100000042,
	26,
	100000088,
	542,
	28,
	100000087,
	543,
	34,
	100000100,
	544,
	35,
	546,
	545,
	36,
	100000042,
	100000115,
	36,
	100000043,
	100000115,
	17,
	548,
	100000022,
	20,
	549,
	100000021,
	33,
	552,
	550,
	44,
	100000017,
	551,
	45,
	100000019,
	100000020,
	44,
	100000015,
	553,
	45,
	100000015,
	100000020
]);
const bdd = BinaryDecisionDiagram.from(nodes, root, _data.conditions, _data.results);
// node_modules/@aws-sdk/client-s3/dist-es/endpoint/endpointResolver.js
const cache = new EndpointCache({
	size: 50,
	params: [
		"Accelerate",
		"Bucket",
		"DisableAccessPoints",
		"DisableMultiRegionAccessPoints",
		"DisableS3ExpressSessionAuth",
		"Endpoint",
		"ForcePathStyle",
		"Region",
		"UseArnRegion",
		"UseDualStack",
		"UseFIPS",
		"UseGlobalEndpoint",
		"UseObjectLambdaEndpoint",
		"UseS3ExpressControlEndpoint"
	]
});
const defaultEndpointResolver = (endpointParams, context = {}) => {
	return cache.get(endpointParams, () => decideEndpoint(bdd, {
		endpointParams,
		logger: context.logger
	}));
};
customEndpointFunctions.aws = awsEndpointFunctions;
// node_modules/@aws-sdk/client-s3/dist-es/auth/httpAuthSchemeProvider.js
const createEndpointRuleSetHttpAuthSchemeParametersProvider = (defaultHttpAuthSchemeParametersProvider) => async (config, context, input) => {
	if (!input) throw new Error("Could not find `input` for `defaultEndpointRuleSetHttpAuthSchemeParametersProvider`");
	const defaultParameters = await defaultHttpAuthSchemeParametersProvider(config, context, input);
	const instructionsFn = getSmithyContext(context)?.commandInstance?.constructor?.getEndpointParameterInstructions;
	if (!instructionsFn) throw new Error(`getEndpointParameterInstructions() is not defined on '${context.commandName}'`);
	const endpointParameters = await resolveParams(input, { getEndpointParameterInstructions: instructionsFn }, config);
	return Object.assign(defaultParameters, endpointParameters);
};
const _defaultS3HttpAuthSchemeParametersProvider = async (config, context, input) => {
	return {
		operation: getSmithyContext(context).operation,
		region: await normalizeProvider(config.region)() || (() => {
			throw new Error("expected `region` to be configured for `aws.auth#sigv4`");
		})()
	};
};
const defaultS3HttpAuthSchemeParametersProvider = createEndpointRuleSetHttpAuthSchemeParametersProvider(_defaultS3HttpAuthSchemeParametersProvider);
function createAwsAuthSigv4HttpAuthOption(authParameters) {
	return {
		schemeId: "aws.auth#sigv4",
		signingProperties: {
			name: "s3",
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
			name: "s3",
			region: authParameters.region
		},
		propertiesExtractor: (config, context) => ({ signingProperties: {
			config,
			context
		} })
	};
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
const _defaultS3HttpAuthSchemeProvider = (authParameters) => {
	const options = [];
	switch (authParameters.operation) {
		default:
			options.push(createAwsAuthSigv4HttpAuthOption(authParameters));
			options.push(createAwsAuthSigv4aHttpAuthOption(authParameters));
	}
	return options;
};
const defaultS3HttpAuthSchemeProvider = createEndpointRuleSetHttpAuthSchemeProvider(defaultEndpointResolver, _defaultS3HttpAuthSchemeProvider, {
	"aws.auth#sigv4": createAwsAuthSigv4HttpAuthOption,
	"aws.auth#sigv4a": createAwsAuthSigv4aHttpAuthOption
});
const resolveHttpAuthSchemeConfig = (config) => {
	const config_0 = resolveAwsSdkSigV4Config(config);
	const config_1 = resolveAwsSdkSigV4AConfig(config_0);
	return Object.assign(config_1, { authSchemePreference: normalizeProvider(config.authSchemePreference ?? []) });
};
// node_modules/@aws-sdk/client-s3/dist-es/endpoint/EndpointParameters.js
const resolveClientEndpointParameters = (options) => {
	return Object.assign(options, {
		useFipsEndpoint: options.useFipsEndpoint ?? false,
		useDualstackEndpoint: options.useDualstackEndpoint ?? false,
		forcePathStyle: options.forcePathStyle ?? false,
		useAccelerateEndpoint: options.useAccelerateEndpoint ?? false,
		useGlobalEndpoint: options.useGlobalEndpoint ?? false,
		disableMultiregionAccessPoints: options.disableMultiregionAccessPoints ?? false,
		defaultSigningName: "s3",
		clientContextParams: options.clientContextParams ?? {}
	});
};
// node_modules/@aws-sdk/client-s3/dist-es/commandBuilder.js
const command = makeBuilder({
	ForcePathStyle: {
		type: "clientContextParams",
		name: "forcePathStyle"
	},
	UseArnRegion: {
		type: "clientContextParams",
		name: "useArnRegion"
	},
	DisableMultiRegionAccessPoints: {
		type: "clientContextParams",
		name: "disableMultiregionAccessPoints"
	},
	Accelerate: {
		type: "clientContextParams",
		name: "useAccelerateEndpoint"
	},
	DisableS3ExpressSessionAuth: {
		type: "clientContextParams",
		name: "disableS3ExpressSessionAuth"
	},
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
}, "AmazonS3", "S3Client", getEndpointPlugin);
const _ep0 = {
	Bucket: {
		type: "contextParams",
		name: "Bucket"
	},
	Key: {
		type: "contextParams",
		name: "Key"
	}
};
const _ep4 = {
	DisableS3ExpressSessionAuth: {
		type: "staticContextParams",
		value: true
	},
	Bucket: {
		type: "contextParams",
		name: "Bucket"
	}
};
const _mw0 = (Command, cs, config, o) => [getThrow200ExceptionsPlugin(config)];
const _mw1 = (Command, cs, config, o) => [getThrow200ExceptionsPlugin(config), getSsecPlugin(config)];
const _mw11 = (Command, cs, config, o) => [
	getFlexibleChecksumsPlugin(config, {
		requestAlgorithmMember: {
			"httpHeader": "x-amz-sdk-checksum-algorithm",
			"name": "ChecksumAlgorithm"
		},
		requestChecksumRequired: false
	}),
	getCheckContentLengthHeaderPlugin(config),
	getThrow200ExceptionsPlugin(config),
	getSsecPlugin(config)
];
const _mw13 = (Command, cs, config, o) => [
	getFlexibleChecksumsPlugin(config, {
		requestAlgorithmMember: {
			"httpHeader": "x-amz-sdk-checksum-algorithm",
			"name": "ChecksumAlgorithm"
		},
		requestChecksumRequired: false
	}),
	getThrow200ExceptionsPlugin(config),
	getSsecPlugin(config)
];
// node_modules/@aws-sdk/client-s3/dist-es/models/S3ServiceException.js
var S3ServiceException = class S3ServiceException extends ServiceException {
	static shapeId = "smithy.ts.sdk.synthetic.com.amazonaws.s3#S3ServiceException";
	constructor(options) {
		super(options);
		Object.setPrototypeOf(this, S3ServiceException.prototype);
	}
};
// node_modules/@aws-sdk/client-s3/dist-es/models/errors.js
var NoSuchUpload = class NoSuchUpload extends S3ServiceException {
	static shapeId = "com.amazonaws.s3#NoSuchUpload";
	name = "NoSuchUpload";
	$fault = "client";
	constructor(opts) {
		super({
			name: "NoSuchUpload",
			$fault: "client",
			...opts
		});
		Object.setPrototypeOf(this, NoSuchUpload.prototype);
	}
};
var AccessDenied = class AccessDenied extends S3ServiceException {
	static shapeId = "com.amazonaws.s3#AccessDenied";
	name = "AccessDenied";
	$fault = "client";
	constructor(opts) {
		super({
			name: "AccessDenied",
			$fault: "client",
			...opts
		});
		Object.setPrototypeOf(this, AccessDenied.prototype);
	}
};
var ObjectNotInActiveTierError = class ObjectNotInActiveTierError extends S3ServiceException {
	static shapeId = "com.amazonaws.s3#ObjectNotInActiveTierError";
	name = "ObjectNotInActiveTierError";
	$fault = "client";
	constructor(opts) {
		super({
			name: "ObjectNotInActiveTierError",
			$fault: "client",
			...opts
		});
		Object.setPrototypeOf(this, ObjectNotInActiveTierError.prototype);
	}
};
var BucketAlreadyExists = class BucketAlreadyExists extends S3ServiceException {
	static shapeId = "com.amazonaws.s3#BucketAlreadyExists";
	name = "BucketAlreadyExists";
	$fault = "client";
	constructor(opts) {
		super({
			name: "BucketAlreadyExists",
			$fault: "client",
			...opts
		});
		Object.setPrototypeOf(this, BucketAlreadyExists.prototype);
	}
};
var BucketAlreadyOwnedByYou = class BucketAlreadyOwnedByYou extends S3ServiceException {
	static shapeId = "com.amazonaws.s3#BucketAlreadyOwnedByYou";
	name = "BucketAlreadyOwnedByYou";
	$fault = "client";
	constructor(opts) {
		super({
			name: "BucketAlreadyOwnedByYou",
			$fault: "client",
			...opts
		});
		Object.setPrototypeOf(this, BucketAlreadyOwnedByYou.prototype);
	}
};
var NoSuchBucket = class NoSuchBucket extends S3ServiceException {
	static shapeId = "com.amazonaws.s3#NoSuchBucket";
	name = "NoSuchBucket";
	$fault = "client";
	constructor(opts) {
		super({
			name: "NoSuchBucket",
			$fault: "client",
			...opts
		});
		Object.setPrototypeOf(this, NoSuchBucket.prototype);
	}
};
var NoSuchKey = class NoSuchKey extends S3ServiceException {
	static shapeId = "com.amazonaws.s3#NoSuchKey";
	name = "NoSuchKey";
	$fault = "client";
	constructor(opts) {
		super({
			name: "NoSuchKey",
			$fault: "client",
			...opts
		});
		Object.setPrototypeOf(this, NoSuchKey.prototype);
	}
};
var InvalidObjectState = class InvalidObjectState extends S3ServiceException {
	static shapeId = "com.amazonaws.s3#InvalidObjectState";
	name = "InvalidObjectState";
	$fault = "client";
	StorageClass;
	AccessTier;
	constructor(opts) {
		super({
			name: "InvalidObjectState",
			$fault: "client",
			...opts
		});
		Object.setPrototypeOf(this, InvalidObjectState.prototype);
		this.StorageClass = opts.StorageClass;
		this.AccessTier = opts.AccessTier;
	}
};
var NoSuchAnnotation = class NoSuchAnnotation extends S3ServiceException {
	static shapeId = "com.amazonaws.s3#NoSuchAnnotation";
	name = "NoSuchAnnotation";
	$fault = "client";
	constructor(opts) {
		super({
			name: "NoSuchAnnotation",
			$fault: "client",
			...opts
		});
		Object.setPrototypeOf(this, NoSuchAnnotation.prototype);
	}
};
var NotFound = class NotFound extends S3ServiceException {
	static shapeId = "com.amazonaws.s3#NotFound";
	name = "NotFound";
	$fault = "client";
	constructor(opts) {
		super({
			name: "NotFound",
			$fault: "client",
			...opts
		});
		Object.setPrototypeOf(this, NotFound.prototype);
	}
};
var InvalidPrefix = class InvalidPrefix extends S3ServiceException {
	static shapeId = "com.amazonaws.s3#InvalidPrefix";
	name = "InvalidPrefix";
	$fault = "client";
	constructor(opts) {
		super({
			name: "InvalidPrefix",
			$fault: "client",
			...opts
		});
		Object.setPrototypeOf(this, InvalidPrefix.prototype);
	}
};
var EncryptionTypeMismatch = class EncryptionTypeMismatch extends S3ServiceException {
	static shapeId = "com.amazonaws.s3#EncryptionTypeMismatch";
	name = "EncryptionTypeMismatch";
	$fault = "client";
	constructor(opts) {
		super({
			name: "EncryptionTypeMismatch",
			$fault: "client",
			...opts
		});
		Object.setPrototypeOf(this, EncryptionTypeMismatch.prototype);
	}
};
var InvalidRequest = class InvalidRequest extends S3ServiceException {
	static shapeId = "com.amazonaws.s3#InvalidRequest";
	name = "InvalidRequest";
	$fault = "client";
	constructor(opts) {
		super({
			name: "InvalidRequest",
			$fault: "client",
			...opts
		});
		Object.setPrototypeOf(this, InvalidRequest.prototype);
	}
};
var InvalidWriteOffset = class InvalidWriteOffset extends S3ServiceException {
	static shapeId = "com.amazonaws.s3#InvalidWriteOffset";
	name = "InvalidWriteOffset";
	$fault = "client";
	constructor(opts) {
		super({
			name: "InvalidWriteOffset",
			$fault: "client",
			...opts
		});
		Object.setPrototypeOf(this, InvalidWriteOffset.prototype);
	}
};
var TooManyParts = class TooManyParts extends S3ServiceException {
	static shapeId = "com.amazonaws.s3#TooManyParts";
	name = "TooManyParts";
	$fault = "client";
	constructor(opts) {
		super({
			name: "TooManyParts",
			$fault: "client",
			...opts
		});
		Object.setPrototypeOf(this, TooManyParts.prototype);
	}
};
var AnnotationLimitExceeded = class AnnotationLimitExceeded extends S3ServiceException {
	static shapeId = "com.amazonaws.s3#AnnotationLimitExceeded";
	name = "AnnotationLimitExceeded";
	$fault = "client";
	constructor(opts) {
		super({
			name: "AnnotationLimitExceeded",
			$fault: "client",
			...opts
		});
		Object.setPrototypeOf(this, AnnotationLimitExceeded.prototype);
	}
};
var AnnotationNameTooLong = class AnnotationNameTooLong extends S3ServiceException {
	static shapeId = "com.amazonaws.s3#AnnotationNameTooLong";
	name = "AnnotationNameTooLong";
	$fault = "client";
	constructor(opts) {
		super({
			name: "AnnotationNameTooLong",
			$fault: "client",
			...opts
		});
		Object.setPrototypeOf(this, AnnotationNameTooLong.prototype);
	}
};
var InvalidAnnotationName = class InvalidAnnotationName extends S3ServiceException {
	static shapeId = "com.amazonaws.s3#InvalidAnnotationName";
	name = "InvalidAnnotationName";
	$fault = "client";
	constructor(opts) {
		super({
			name: "InvalidAnnotationName",
			$fault: "client",
			...opts
		});
		Object.setPrototypeOf(this, InvalidAnnotationName.prototype);
	}
};
var UnsupportedMediaType = class UnsupportedMediaType extends S3ServiceException {
	static shapeId = "com.amazonaws.s3#UnsupportedMediaType";
	name = "UnsupportedMediaType";
	$fault = "client";
	constructor(opts) {
		super({
			name: "UnsupportedMediaType",
			$fault: "client",
			...opts
		});
		Object.setPrototypeOf(this, UnsupportedMediaType.prototype);
	}
};
var IdempotencyParameterMismatch = class IdempotencyParameterMismatch extends S3ServiceException {
	static shapeId = "com.amazonaws.s3#IdempotencyParameterMismatch";
	name = "IdempotencyParameterMismatch";
	$fault = "client";
	constructor(opts) {
		super({
			name: "IdempotencyParameterMismatch",
			$fault: "client",
			...opts
		});
		Object.setPrototypeOf(this, IdempotencyParameterMismatch.prototype);
	}
};
var ObjectAlreadyInActiveTierError = class ObjectAlreadyInActiveTierError extends S3ServiceException {
	static shapeId = "com.amazonaws.s3#ObjectAlreadyInActiveTierError";
	name = "ObjectAlreadyInActiveTierError";
	$fault = "client";
	constructor(opts) {
		super({
			name: "ObjectAlreadyInActiveTierError",
			$fault: "client",
			...opts
		});
		Object.setPrototypeOf(this, ObjectAlreadyInActiveTierError.prototype);
	}
};
// node_modules/@aws-sdk/client-s3/dist-es/schemas/schemas_0.js
const _ACL_ = "ACL";
const _AD = "AccessDenied";
const _ADb = "AbortDate";
const _AKI = "AccessKeyId";
const _ALE = "AnnotationLimitExceeded";
const _AMU = "AbortMultipartUpload";
const _AMUO = "AbortMultipartUploadOutput";
const _AMUR = "AbortMultipartUploadRequest";
const _ANTL = "AnnotationNameTooLong";
const _ARI = "AbortRuleId";
const _AT = "AccessTier";
const _B = "Bucket";
const _BAE = "BucketAlreadyExists";
const _BAOBY = "BucketAlreadyOwnedByYou";
const _BGR = "BypassGovernanceRetention";
const _BKE = "BucketKeyEnabled";
const _Bo = "Body";
const _CA = "ChecksumAlgorithm";
const _CC = "CacheControl";
const _CCRC = "ChecksumCRC32";
const _CCRCC = "ChecksumCRC32C";
const _CCRCNVME = "ChecksumCRC64NVME";
const _CC_ = "Cache-Control";
const _CD_ = "Content-Disposition";
const _CDo = "ContentDisposition";
const _CE_ = "Content-Encoding";
const _CEo = "ContentEncoding";
const _CL = "ContentLanguage";
const _CL_ = "Content-Language";
const _CL__ = "Content-Length";
const _CLo = "ContentLength";
const _CM = "Content-MD5";
const _CMD = "ChecksumMD5";
const _CMDo = "ContentMD5";
const _CMU = "CompletedMultipartUpload";
const _CMUO = "CompleteMultipartUploadOutput";
const _CMUOr = "CreateMultipartUploadOutput";
const _CMUR = "CompleteMultipartUploadResult";
const _CMURo = "CompleteMultipartUploadRequest";
const _CMURr = "CreateMultipartUploadRequest";
const _CMUo = "CompleteMultipartUpload";
const _CMUr = "CreateMultipartUpload";
const _CPLo = "CompletedPartList";
const _CPR = "CopyPartResult";
const _CPo = "CompletedPart";
const _CSHA = "ChecksumSHA1";
const _CSHAh = "ChecksumSHA256";
const _CSHAhe = "ChecksumSHA512";
const _CSIM = "CopySourceIfMatch";
const _CSIMS = "CopySourceIfModifiedSince";
const _CSINM = "CopySourceIfNoneMatch";
const _CSIUS = "CopySourceIfUnmodifiedSince";
const _CSO = "CreateSessionOutput";
const _CSR = "CreateSessionResult";
const _CSRo = "CopySourceRange";
const _CSRr = "CreateSessionRequest";
const _CSSSECA = "CopySourceSSECustomerAlgorithm";
const _CSSSECK = "CopySourceSSECustomerKey";
const _CSSSECKMD = "CopySourceSSECustomerKeyMD5";
const _CSVI = "CopySourceVersionId";
const _CSo = "CopySource";
const _CSr = "CreateSession";
const _CT = "ChecksumType";
const _CT_ = "Content-Type";
const _CTo = "ContentType";
const _CXXHASH = "ChecksumXXHASH64";
const _CXXHASHh = "ChecksumXXHASH3";
const _CXXHASHhe = "ChecksumXXHASH128";
const _Cr = "Credentials";
const _DM = "DeleteMarker";
const _DOO = "DeleteObjectOutput";
const _DOR = "DeleteObjectRequest";
const _DOel = "DeleteObject";
const _EBO = "ExpectedBucketOwner";
const _ESBO = "ExpectedSourceBucketOwner";
const _ET = "ETag";
const _ETM = "EncryptionTypeMismatch";
const _Ex = "Expiration";
const _Exp = "Expires";
const _GFC = "GrantFullControl";
const _GR = "GrantRead";
const _GRACP = "GrantReadACP";
const _GWACP = "GrantWriteACP";
const _IAN = "InvalidAnnotationName";
const _IM = "IfMatch";
const _IMIT = "IfMatchInitiatedTime";
const _IMLMT = "IfMatchLastModifiedTime";
const _IMS = "IfMatchSize";
const _IMUR = "InitiateMultipartUploadResult";
const _IM_ = "If-Match";
const _INM = "IfNoneMatch";
const _INM_ = "If-None-Match";
const _IOS = "InvalidObjectState";
const _IP = "InvalidPrefix";
const _IPM = "IdempotencyParameterMismatch";
const _IR = "InvalidRequest";
const _IWO = "InvalidWriteOffset";
const _K = "Key";
const _L = "Location";
const _LM = "LastModified";
const _M = "Metadata";
const _MFA = "MFA";
const _MOS = "MpuObjectSize";
const _MU = "MultipartUpload";
const _NF = "NotFound";
const _NSA = "NoSuchAnnotation";
const _NSB = "NoSuchBucket";
const _NSK = "NoSuchKey";
const _NSU = "NoSuchUpload";
const _OAIATE = "ObjectAlreadyInActiveTierError";
const _OLEH = "ObjectLockEventHold";
const _OLEHDD = "ObjectLockEventHoldDurationDays";
const _OLEHDY = "ObjectLockEventHoldDurationYears";
const _OLLHS = "ObjectLockLegalHoldStatus";
const _OLM = "ObjectLockMode";
const _OLRUD = "ObjectLockRetainUntilDate";
const _ONIATE = "ObjectNotInActiveTierError";
const _PN = "PartNumber";
const _PO = "PutObject";
const _POO = "PutObjectOutput";
const _POR = "PutObjectRequest";
const _Pa = "Parts";
const _Par = "Part";
const _RC = "RequestCharged";
const _RP = "RequestPayer";
const _SAK = "SecretAccessKey";
const _SB = "StreamingBlob";
const _SC = "StorageClass";
const _SCV = "SessionCredentialValue";
const _SCe = "SessionCredentials";
const _SM = "SessionMode";
const _SSE = "ServerSideEncryption";
const _SSECA = "SSECustomerAlgorithm";
const _SSECK = "SSECustomerKey";
const _SSECKMD = "SSECustomerKeyMD5";
const _SSEKMSEC = "SSEKMSEncryptionContext";
const _SSEKMSKI = "SSEKMSKeyId";
const _ST = "SessionToken";
const _Si = "Size";
const _TMP = "TooManyParts";
const _Tag = "Tagging";
const _UI = "UploadId";
const _UMT = "UnsupportedMediaType";
const _UP = "UploadPart";
const _UPC = "UploadPartCopy";
const _UPCO = "UploadPartCopyOutput";
const _UPCR = "UploadPartCopyRequest";
const _UPO = "UploadPartOutput";
const _UPR = "UploadPartRequest";
const _VI = "VersionId";
const _WOB = "WriteOffsetBytes";
const _WRL = "WebsiteRedirectLocation";
const _c = "client";
const _e = "error";
const _h = "http";
const _hC = "httpChecksum";
const _hE = "httpError";
const _hH = "httpHeader";
const _hP = "httpPayload";
const _hPH = "httpPrefixHeaders";
const _hQ = "httpQuery";
const _pN = "partNumber";
const _s = "smithy.ts.sdk.synthetic.com.amazonaws.s3";
const _st = "streaming";
const _uI = "uploadId";
const _vI = "versionId";
const _xF = "xmlFlattened";
const _xN = "xmlName";
const _xaa = "x-amz-acl";
const _xaad = "x-amz-abort-date";
const _xaari = "x-amz-abort-rule-id";
const _xabgr = "x-amz-bypass-governance-retention";
const _xaca = "x-amz-checksum-algorithm";
const _xacc = "x-amz-checksum-crc32";
const _xacc_ = "x-amz-checksum-crc32c";
const _xacc__ = "x-amz-checksum-crc64nvme";
const _xacm = "x-amz-checksum-md5";
const _xacs = "x-amz-checksum-sha1";
const _xacs_ = "x-amz-checksum-sha256";
const _xacs__ = "x-amz-checksum-sha512";
const _xacs___ = "x-amz-copy-source";
const _xacsim = "x-amz-copy-source-if-match";
const _xacsims = "x-amz-copy-source-if-modified-since";
const _xacsinm = "x-amz-copy-source-if-none-match";
const _xacsius = "x-amz-copy-source-if-unmodified-since";
const _xacsm = "x-amz-create-session-mode";
const _xacsr = "x-amz-copy-source-range";
const _xacssseca = "x-amz-copy-source-server-side-encryption-customer-algorithm";
const _xacssseck = "x-amz-copy-source-server-side-encryption-customer-key";
const _xacssseckM = "x-amz-copy-source-server-side-encryption-customer-key-MD5";
const _xacsvi = "x-amz-copy-source-version-id";
const _xact = "x-amz-checksum-type";
const _xacx = "x-amz-checksum-xxhash64";
const _xacx_ = "x-amz-checksum-xxhash3";
const _xacx__ = "x-amz-checksum-xxhash128";
const _xadm = "x-amz-delete-marker";
const _xae = "x-amz-expiration";
const _xaebo = "x-amz-expected-bucket-owner";
const _xagfc = "x-amz-grant-full-control";
const _xagr = "x-amz-grant-read";
const _xagra = "x-amz-grant-read-acp";
const _xagwa = "x-amz-grant-write-acp";
const _xaimit = "x-amz-if-match-initiated-time";
const _xaimlmt = "x-amz-if-match-last-modified-time";
const _xaims = "x-amz-if-match-size";
const _xam = "x-amz-meta-";
const _xam_ = "x-amz-mfa";
const _xamos = "x-amz-mp-object-size";
const _xaoleh = "x-amz-object-lock-event-hold";
const _xaolehdd = "x-amz-object-lock-event-hold-duration-days";
const _xaolehdy = "x-amz-object-lock-event-hold-duration-years";
const _xaollh = "x-amz-object-lock-legal-hold";
const _xaolm = "x-amz-object-lock-mode";
const _xaolrud = "x-amz-object-lock-retain-until-date";
const _xaos = "x-amz-object-size";
const _xarc = "x-amz-request-charged";
const _xarp = "x-amz-request-payer";
const _xasc = "x-amz-storage-class";
const _xasca = "x-amz-sdk-checksum-algorithm";
const _xasebo = "x-amz-source-expected-bucket-owner";
const _xasse = "x-amz-server-side-encryption";
const _xasseakki = "x-amz-server-side-encryption-aws-kms-key-id";
const _xassebke = "x-amz-server-side-encryption-bucket-key-enabled";
const _xassec = "x-amz-server-side-encryption-context";
const _xasseca = "x-amz-server-side-encryption-customer-algorithm";
const _xasseck = "x-amz-server-side-encryption-customer-key";
const _xasseckM = "x-amz-server-side-encryption-customer-key-MD5";
const _xat = "x-amz-tagging";
const _xavi = "x-amz-version-id";
const _xawob = "x-amz-write-offset-bytes";
const _xawrl = "x-amz-website-redirect-location";
const n0 = "com.amazonaws.s3";
const _s_registry = new TypeRegistry(_s);
var S3ServiceException$ = [
	-3,
	_s,
	"S3ServiceException",
	0,
	[],
	[]
];
_s_registry.registerError(S3ServiceException$, S3ServiceException);
const n0_registry = new TypeRegistry(n0);
var AccessDenied$ = [
	-3,
	n0,
	_AD,
	{
		[_e]: _c,
		[_hE]: 403
	},
	[],
	[]
];
n0_registry.registerError(AccessDenied$, AccessDenied);
var AnnotationLimitExceeded$ = [
	-3,
	n0,
	_ALE,
	{
		[_e]: _c,
		[_hE]: 400
	},
	[],
	[]
];
n0_registry.registerError(AnnotationLimitExceeded$, AnnotationLimitExceeded);
var AnnotationNameTooLong$ = [
	-3,
	n0,
	_ANTL,
	{
		[_e]: _c,
		[_hE]: 400
	},
	[],
	[]
];
n0_registry.registerError(AnnotationNameTooLong$, AnnotationNameTooLong);
var BucketAlreadyExists$ = [
	-3,
	n0,
	_BAE,
	{
		[_e]: _c,
		[_hE]: 409
	},
	[],
	[]
];
n0_registry.registerError(BucketAlreadyExists$, BucketAlreadyExists);
var BucketAlreadyOwnedByYou$ = [
	-3,
	n0,
	_BAOBY,
	{
		[_e]: _c,
		[_hE]: 409
	},
	[],
	[]
];
n0_registry.registerError(BucketAlreadyOwnedByYou$, BucketAlreadyOwnedByYou);
var EncryptionTypeMismatch$ = [
	-3,
	n0,
	_ETM,
	{
		[_e]: _c,
		[_hE]: 400
	},
	[],
	[]
];
n0_registry.registerError(EncryptionTypeMismatch$, EncryptionTypeMismatch);
var IdempotencyParameterMismatch$ = [
	-3,
	n0,
	_IPM,
	{
		[_e]: _c,
		[_hE]: 400
	},
	[],
	[]
];
n0_registry.registerError(IdempotencyParameterMismatch$, IdempotencyParameterMismatch);
var InvalidAnnotationName$ = [
	-3,
	n0,
	_IAN,
	{
		[_e]: _c,
		[_hE]: 400
	},
	[],
	[]
];
n0_registry.registerError(InvalidAnnotationName$, InvalidAnnotationName);
var InvalidObjectState$ = [
	-3,
	n0,
	_IOS,
	{
		[_e]: _c,
		[_hE]: 403
	},
	[_SC, _AT],
	[0, 0]
];
n0_registry.registerError(InvalidObjectState$, InvalidObjectState);
var InvalidPrefix$ = [
	-3,
	n0,
	_IP,
	{
		[_e]: _c,
		[_hE]: 400
	},
	[],
	[]
];
n0_registry.registerError(InvalidPrefix$, InvalidPrefix);
var InvalidRequest$ = [
	-3,
	n0,
	_IR,
	{
		[_e]: _c,
		[_hE]: 400
	},
	[],
	[]
];
n0_registry.registerError(InvalidRequest$, InvalidRequest);
var InvalidWriteOffset$ = [
	-3,
	n0,
	_IWO,
	{
		[_e]: _c,
		[_hE]: 400
	},
	[],
	[]
];
n0_registry.registerError(InvalidWriteOffset$, InvalidWriteOffset);
var NoSuchAnnotation$ = [
	-3,
	n0,
	_NSA,
	{
		[_e]: _c,
		[_hE]: 404
	},
	[],
	[]
];
n0_registry.registerError(NoSuchAnnotation$, NoSuchAnnotation);
var NoSuchBucket$ = [
	-3,
	n0,
	_NSB,
	{
		[_e]: _c,
		[_hE]: 404
	},
	[],
	[]
];
n0_registry.registerError(NoSuchBucket$, NoSuchBucket);
var NoSuchKey$ = [
	-3,
	n0,
	_NSK,
	{
		[_e]: _c,
		[_hE]: 404
	},
	[],
	[]
];
n0_registry.registerError(NoSuchKey$, NoSuchKey);
var NoSuchUpload$ = [
	-3,
	n0,
	_NSU,
	{
		[_e]: _c,
		[_hE]: 404
	},
	[],
	[]
];
n0_registry.registerError(NoSuchUpload$, NoSuchUpload);
var NotFound$ = [
	-3,
	n0,
	_NF,
	{ [_e]: _c },
	[],
	[]
];
n0_registry.registerError(NotFound$, NotFound);
var ObjectAlreadyInActiveTierError$ = [
	-3,
	n0,
	_OAIATE,
	{
		[_e]: _c,
		[_hE]: 403
	},
	[],
	[]
];
n0_registry.registerError(ObjectAlreadyInActiveTierError$, ObjectAlreadyInActiveTierError);
var ObjectNotInActiveTierError$ = [
	-3,
	n0,
	_ONIATE,
	{
		[_e]: _c,
		[_hE]: 403
	},
	[],
	[]
];
n0_registry.registerError(ObjectNotInActiveTierError$, ObjectNotInActiveTierError);
var TooManyParts$ = [
	-3,
	n0,
	_TMP,
	{
		[_e]: _c,
		[_hE]: 400
	},
	[],
	[]
];
n0_registry.registerError(TooManyParts$, TooManyParts);
var UnsupportedMediaType$ = [
	-3,
	n0,
	_UMT,
	{
		[_e]: _c,
		[_hE]: 415
	},
	[],
	[]
];
n0_registry.registerError(UnsupportedMediaType$, UnsupportedMediaType);
const errorTypeRegistries = [_s_registry, n0_registry];
var CopySourceSSECustomerKey = [
	0,
	n0,
	_CSSSECK,
	8,
	0
];
var SessionCredentialValue = [
	0,
	n0,
	_SCV,
	8,
	0
];
var SSECustomerKey = [
	0,
	n0,
	_SSECK,
	8,
	0
];
var SSEKMSEncryptionContext = [
	0,
	n0,
	_SSEKMSEC,
	8,
	0
];
var SSEKMSKeyId = [
	0,
	n0,
	_SSEKMSKI,
	8,
	0
];
var StreamingBlob = [
	0,
	n0,
	_SB,
	{ [_st]: 1 },
	42
];
var AbortMultipartUploadOutput$ = [
	3,
	n0,
	_AMUO,
	0,
	[_RC, _VI],
	[[0, { [_hH]: _xarc }], [0, { [_hH]: _xavi }]]
];
var AbortMultipartUploadRequest$ = [
	3,
	n0,
	_AMUR,
	0,
	[
		_B,
		_K,
		_UI,
		_RP,
		_EBO,
		_IMIT
	],
	[
		[0, 1],
		[0, 1],
		[0, { [_hQ]: _uI }],
		[0, { [_hH]: _xarp }],
		[0, { [_hH]: _xaebo }],
		[6, { [_hH]: _xaimit }]
	],
	3
];
var CompletedMultipartUpload$ = [
	3,
	n0,
	_CMU,
	0,
	[_Pa],
	[[() => CompletedPartList, {
		[_xF]: 1,
		[_xN]: _Par
	}]]
];
var CompletedPart$ = [
	3,
	n0,
	_CPo,
	0,
	[
		_ET,
		_CCRC,
		_CCRCC,
		_CCRCNVME,
		_CSHA,
		_CSHAh,
		_CSHAhe,
		_CMD,
		_CXXHASH,
		_CXXHASHh,
		_CXXHASHhe,
		_PN
	],
	[
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		1
	]
];
var CompleteMultipartUploadOutput$ = [
	3,
	n0,
	_CMUO,
	{ [_xN]: _CMUR },
	[
		_L,
		_B,
		_K,
		_Ex,
		_ET,
		_CCRC,
		_CCRCC,
		_CCRCNVME,
		_CSHA,
		_CSHAh,
		_CSHAhe,
		_CMD,
		_CXXHASH,
		_CXXHASHh,
		_CXXHASHhe,
		_CT,
		_SSE,
		_VI,
		_SSEKMSKI,
		_BKE,
		_RC
	],
	[
		0,
		0,
		0,
		[0, { [_hH]: _xae }],
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		[0, { [_hH]: _xasse }],
		[0, { [_hH]: _xavi }],
		[() => SSEKMSKeyId, { [_hH]: _xasseakki }],
		[2, { [_hH]: _xassebke }],
		[0, { [_hH]: _xarc }]
	]
];
var CompleteMultipartUploadRequest$ = [
	3,
	n0,
	_CMURo,
	0,
	[
		_B,
		_K,
		_UI,
		_MU,
		_CCRC,
		_CCRCC,
		_CCRCNVME,
		_CSHA,
		_CSHAh,
		_CSHAhe,
		_CMD,
		_CXXHASH,
		_CXXHASHh,
		_CXXHASHhe,
		_CT,
		_MOS,
		_RP,
		_EBO,
		_IM,
		_INM,
		_SSECA,
		_SSECK,
		_SSECKMD
	],
	[
		[0, 1],
		[0, 1],
		[0, { [_hQ]: _uI }],
		[() => CompletedMultipartUpload$, {
			[_hP]: 1,
			[_xN]: _CMUo
		}],
		[0, { [_hH]: _xacc }],
		[0, { [_hH]: _xacc_ }],
		[0, { [_hH]: _xacc__ }],
		[0, { [_hH]: _xacs }],
		[0, { [_hH]: _xacs_ }],
		[0, { [_hH]: _xacs__ }],
		[0, { [_hH]: _xacm }],
		[0, { [_hH]: _xacx }],
		[0, { [_hH]: _xacx_ }],
		[0, { [_hH]: _xacx__ }],
		[0, { [_hH]: _xact }],
		[1, { [_hH]: _xamos }],
		[0, { [_hH]: _xarp }],
		[0, { [_hH]: _xaebo }],
		[0, { [_hH]: _IM_ }],
		[0, { [_hH]: _INM_ }],
		[0, { [_hH]: _xasseca }],
		[() => SSECustomerKey, { [_hH]: _xasseck }],
		[0, { [_hH]: _xasseckM }]
	],
	3
];
var CopyPartResult$ = [
	3,
	n0,
	_CPR,
	0,
	[
		_ET,
		_LM,
		_CCRC,
		_CCRCC,
		_CCRCNVME,
		_CSHA,
		_CSHAh,
		_CSHAhe,
		_CMD,
		_CXXHASH,
		_CXXHASHh,
		_CXXHASHhe
	],
	[
		0,
		4,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0
	]
];
var CreateMultipartUploadOutput$ = [
	3,
	n0,
	_CMUOr,
	{ [_xN]: _IMUR },
	[
		_ADb,
		_ARI,
		_B,
		_K,
		_UI,
		_SSE,
		_SSECA,
		_SSECKMD,
		_SSEKMSKI,
		_SSEKMSEC,
		_BKE,
		_RC,
		_CA,
		_CT,
		_VI
	],
	[
		[4, { [_hH]: _xaad }],
		[0, { [_hH]: _xaari }],
		[0, { [_xN]: _B }],
		0,
		0,
		[0, { [_hH]: _xasse }],
		[0, { [_hH]: _xasseca }],
		[0, { [_hH]: _xasseckM }],
		[() => SSEKMSKeyId, { [_hH]: _xasseakki }],
		[() => SSEKMSEncryptionContext, { [_hH]: _xassec }],
		[2, { [_hH]: _xassebke }],
		[0, { [_hH]: _xarc }],
		[0, { [_hH]: _xaca }],
		[0, { [_hH]: _xact }],
		[0, { [_hH]: _xavi }]
	]
];
var CreateMultipartUploadRequest$ = [
	3,
	n0,
	_CMURr,
	0,
	[
		_B,
		_K,
		_ACL_,
		_CC,
		_CDo,
		_CEo,
		_CL,
		_CTo,
		_Exp,
		_GFC,
		_GR,
		_GRACP,
		_GWACP,
		_M,
		_SSE,
		_SC,
		_WRL,
		_SSECA,
		_SSECK,
		_SSECKMD,
		_SSEKMSKI,
		_SSEKMSEC,
		_BKE,
		_RP,
		_Tag,
		_OLM,
		_OLRUD,
		_OLLHS,
		_OLEH,
		_OLEHDD,
		_OLEHDY,
		_EBO,
		_CA,
		_CT
	],
	[
		[0, 1],
		[0, 1],
		[0, { [_hH]: _xaa }],
		[0, { [_hH]: _CC_ }],
		[0, { [_hH]: _CD_ }],
		[0, { [_hH]: _CE_ }],
		[0, { [_hH]: _CL_ }],
		[0, { [_hH]: _CT_ }],
		[4, { [_hH]: _Exp }],
		[0, { [_hH]: _xagfc }],
		[0, { [_hH]: _xagr }],
		[0, { [_hH]: _xagra }],
		[0, { [_hH]: _xagwa }],
		[128, { [_hPH]: _xam }],
		[0, { [_hH]: _xasse }],
		[0, { [_hH]: _xasc }],
		[0, { [_hH]: _xawrl }],
		[0, { [_hH]: _xasseca }],
		[() => SSECustomerKey, { [_hH]: _xasseck }],
		[0, { [_hH]: _xasseckM }],
		[() => SSEKMSKeyId, { [_hH]: _xasseakki }],
		[() => SSEKMSEncryptionContext, { [_hH]: _xassec }],
		[2, { [_hH]: _xassebke }],
		[0, { [_hH]: _xarp }],
		[0, { [_hH]: _xat }],
		[0, { [_hH]: _xaolm }],
		[5, { [_hH]: _xaolrud }],
		[0, { [_hH]: _xaollh }],
		[0, { [_hH]: _xaoleh }],
		[1, { [_hH]: _xaolehdd }],
		[1, { [_hH]: _xaolehdy }],
		[0, { [_hH]: _xaebo }],
		[0, { [_hH]: _xaca }],
		[0, { [_hH]: _xact }]
	],
	2
];
var CreateSessionOutput$ = [
	3,
	n0,
	_CSO,
	{ [_xN]: _CSR },
	[
		_Cr,
		_SSE,
		_SSEKMSKI,
		_SSEKMSEC,
		_BKE
	],
	[
		[() => SessionCredentials$, { [_xN]: _Cr }],
		[0, { [_hH]: _xasse }],
		[() => SSEKMSKeyId, { [_hH]: _xasseakki }],
		[() => SSEKMSEncryptionContext, { [_hH]: _xassec }],
		[2, { [_hH]: _xassebke }]
	],
	1
];
var CreateSessionRequest$ = [
	3,
	n0,
	_CSRr,
	0,
	[
		_B,
		_SM,
		_SSE,
		_SSEKMSKI,
		_SSEKMSEC,
		_BKE
	],
	[
		[0, 1],
		[0, { [_hH]: _xacsm }],
		[0, { [_hH]: _xasse }],
		[() => SSEKMSKeyId, { [_hH]: _xasseakki }],
		[() => SSEKMSEncryptionContext, { [_hH]: _xassec }],
		[2, { [_hH]: _xassebke }]
	],
	1
];
var DeleteObjectOutput$ = [
	3,
	n0,
	_DOO,
	0,
	[
		_DM,
		_VI,
		_RC
	],
	[
		[2, { [_hH]: _xadm }],
		[0, { [_hH]: _xavi }],
		[0, { [_hH]: _xarc }]
	]
];
var DeleteObjectRequest$ = [
	3,
	n0,
	_DOR,
	0,
	[
		_B,
		_K,
		_MFA,
		_VI,
		_RP,
		_BGR,
		_EBO,
		_IM,
		_IMLMT,
		_IMS
	],
	[
		[0, 1],
		[0, 1],
		[0, { [_hH]: _xam_ }],
		[0, { [_hQ]: _vI }],
		[0, { [_hH]: _xarp }],
		[2, { [_hH]: _xabgr }],
		[0, { [_hH]: _xaebo }],
		[0, { [_hH]: _IM_ }],
		[6, { [_hH]: _xaimlmt }],
		[1, { [_hH]: _xaims }]
	],
	2
];
var PutObjectOutput$ = [
	3,
	n0,
	_POO,
	0,
	[
		_Ex,
		_ET,
		_CCRC,
		_CCRCC,
		_CCRCNVME,
		_CSHA,
		_CSHAh,
		_CSHAhe,
		_CMD,
		_CXXHASH,
		_CXXHASHh,
		_CXXHASHhe,
		_CT,
		_SSE,
		_VI,
		_SSECA,
		_SSECKMD,
		_SSEKMSKI,
		_SSEKMSEC,
		_BKE,
		_Si,
		_RC
	],
	[
		[0, { [_hH]: _xae }],
		[0, { [_hH]: _ET }],
		[0, { [_hH]: _xacc }],
		[0, { [_hH]: _xacc_ }],
		[0, { [_hH]: _xacc__ }],
		[0, { [_hH]: _xacs }],
		[0, { [_hH]: _xacs_ }],
		[0, { [_hH]: _xacs__ }],
		[0, { [_hH]: _xacm }],
		[0, { [_hH]: _xacx }],
		[0, { [_hH]: _xacx_ }],
		[0, { [_hH]: _xacx__ }],
		[0, { [_hH]: _xact }],
		[0, { [_hH]: _xasse }],
		[0, { [_hH]: _xavi }],
		[0, { [_hH]: _xasseca }],
		[0, { [_hH]: _xasseckM }],
		[() => SSEKMSKeyId, { [_hH]: _xasseakki }],
		[() => SSEKMSEncryptionContext, { [_hH]: _xassec }],
		[2, { [_hH]: _xassebke }],
		[1, { [_hH]: _xaos }],
		[0, { [_hH]: _xarc }]
	]
];
var PutObjectRequest$ = [
	3,
	n0,
	_POR,
	0,
	[
		_B,
		_K,
		_ACL_,
		_Bo,
		_CC,
		_CDo,
		_CEo,
		_CL,
		_CLo,
		_CMDo,
		_CTo,
		_CA,
		_CCRC,
		_CCRCC,
		_CCRCNVME,
		_CSHA,
		_CSHAh,
		_CSHAhe,
		_CMD,
		_CXXHASH,
		_CXXHASHh,
		_CXXHASHhe,
		_Exp,
		_IM,
		_INM,
		_GFC,
		_GR,
		_GRACP,
		_GWACP,
		_WOB,
		_M,
		_SSE,
		_SC,
		_WRL,
		_SSECA,
		_SSECK,
		_SSECKMD,
		_SSEKMSKI,
		_SSEKMSEC,
		_BKE,
		_RP,
		_Tag,
		_OLM,
		_OLRUD,
		_OLLHS,
		_OLEH,
		_OLEHDD,
		_OLEHDY,
		_EBO
	],
	[
		[0, 1],
		[0, 1],
		[0, { [_hH]: _xaa }],
		[() => StreamingBlob, 16],
		[0, { [_hH]: _CC_ }],
		[0, { [_hH]: _CD_ }],
		[0, { [_hH]: _CE_ }],
		[0, { [_hH]: _CL_ }],
		[1, { [_hH]: _CL__ }],
		[0, { [_hH]: _CM }],
		[0, { [_hH]: _CT_ }],
		[0, { [_hH]: _xasca }],
		[0, { [_hH]: _xacc }],
		[0, { [_hH]: _xacc_ }],
		[0, { [_hH]: _xacc__ }],
		[0, { [_hH]: _xacs }],
		[0, { [_hH]: _xacs_ }],
		[0, { [_hH]: _xacs__ }],
		[0, { [_hH]: _xacm }],
		[0, { [_hH]: _xacx }],
		[0, { [_hH]: _xacx_ }],
		[0, { [_hH]: _xacx__ }],
		[4, { [_hH]: _Exp }],
		[0, { [_hH]: _IM_ }],
		[0, { [_hH]: _INM_ }],
		[0, { [_hH]: _xagfc }],
		[0, { [_hH]: _xagr }],
		[0, { [_hH]: _xagra }],
		[0, { [_hH]: _xagwa }],
		[1, { [_hH]: _xawob }],
		[128, { [_hPH]: _xam }],
		[0, { [_hH]: _xasse }],
		[0, { [_hH]: _xasc }],
		[0, { [_hH]: _xawrl }],
		[0, { [_hH]: _xasseca }],
		[() => SSECustomerKey, { [_hH]: _xasseck }],
		[0, { [_hH]: _xasseckM }],
		[() => SSEKMSKeyId, { [_hH]: _xasseakki }],
		[() => SSEKMSEncryptionContext, { [_hH]: _xassec }],
		[2, { [_hH]: _xassebke }],
		[0, { [_hH]: _xarp }],
		[0, { [_hH]: _xat }],
		[0, { [_hH]: _xaolm }],
		[5, { [_hH]: _xaolrud }],
		[0, { [_hH]: _xaollh }],
		[0, { [_hH]: _xaoleh }],
		[1, { [_hH]: _xaolehdd }],
		[1, { [_hH]: _xaolehdy }],
		[0, { [_hH]: _xaebo }]
	],
	2
];
var SessionCredentials$ = [
	3,
	n0,
	_SCe,
	0,
	[
		_AKI,
		_SAK,
		_ST,
		_Ex
	],
	[
		[0, { [_xN]: _AKI }],
		[() => SessionCredentialValue, { [_xN]: _SAK }],
		[() => SessionCredentialValue, { [_xN]: _ST }],
		[4, { [_xN]: _Ex }]
	],
	4
];
var UploadPartCopyOutput$ = [
	3,
	n0,
	_UPCO,
	0,
	[
		_CSVI,
		_CPR,
		_SSE,
		_SSECA,
		_SSECKMD,
		_SSEKMSKI,
		_BKE,
		_RC,
		_VI
	],
	[
		[0, { [_hH]: _xacsvi }],
		[() => CopyPartResult$, 16],
		[0, { [_hH]: _xasse }],
		[0, { [_hH]: _xasseca }],
		[0, { [_hH]: _xasseckM }],
		[() => SSEKMSKeyId, { [_hH]: _xasseakki }],
		[2, { [_hH]: _xassebke }],
		[0, { [_hH]: _xarc }],
		[0, { [_hH]: _xavi }]
	]
];
var UploadPartCopyRequest$ = [
	3,
	n0,
	_UPCR,
	0,
	[
		_B,
		_CSo,
		_K,
		_PN,
		_UI,
		_CSIM,
		_CSIMS,
		_CSINM,
		_CSIUS,
		_CSRo,
		_SSECA,
		_SSECK,
		_SSECKMD,
		_CSSSECA,
		_CSSSECK,
		_CSSSECKMD,
		_RP,
		_EBO,
		_ESBO
	],
	[
		[0, 1],
		[0, { [_hH]: _xacs___ }],
		[0, 1],
		[1, { [_hQ]: _pN }],
		[0, { [_hQ]: _uI }],
		[0, { [_hH]: _xacsim }],
		[4, { [_hH]: _xacsims }],
		[0, { [_hH]: _xacsinm }],
		[4, { [_hH]: _xacsius }],
		[0, { [_hH]: _xacsr }],
		[0, { [_hH]: _xasseca }],
		[() => SSECustomerKey, { [_hH]: _xasseck }],
		[0, { [_hH]: _xasseckM }],
		[0, { [_hH]: _xacssseca }],
		[() => CopySourceSSECustomerKey, { [_hH]: _xacssseck }],
		[0, { [_hH]: _xacssseckM }],
		[0, { [_hH]: _xarp }],
		[0, { [_hH]: _xaebo }],
		[0, { [_hH]: _xasebo }]
	],
	5
];
var UploadPartOutput$ = [
	3,
	n0,
	_UPO,
	0,
	[
		_SSE,
		_ET,
		_CCRC,
		_CCRCC,
		_CCRCNVME,
		_CSHA,
		_CSHAh,
		_CSHAhe,
		_CMD,
		_CXXHASH,
		_CXXHASHh,
		_CXXHASHhe,
		_SSECA,
		_SSECKMD,
		_SSEKMSKI,
		_BKE,
		_RC,
		_VI
	],
	[
		[0, { [_hH]: _xasse }],
		[0, { [_hH]: _ET }],
		[0, { [_hH]: _xacc }],
		[0, { [_hH]: _xacc_ }],
		[0, { [_hH]: _xacc__ }],
		[0, { [_hH]: _xacs }],
		[0, { [_hH]: _xacs_ }],
		[0, { [_hH]: _xacs__ }],
		[0, { [_hH]: _xacm }],
		[0, { [_hH]: _xacx }],
		[0, { [_hH]: _xacx_ }],
		[0, { [_hH]: _xacx__ }],
		[0, { [_hH]: _xasseca }],
		[0, { [_hH]: _xasseckM }],
		[() => SSEKMSKeyId, { [_hH]: _xasseakki }],
		[2, { [_hH]: _xassebke }],
		[0, { [_hH]: _xarc }],
		[0, { [_hH]: _xavi }]
	]
];
var UploadPartRequest$ = [
	3,
	n0,
	_UPR,
	0,
	[
		_B,
		_K,
		_PN,
		_UI,
		_Bo,
		_CLo,
		_CMDo,
		_CA,
		_CCRC,
		_CCRCC,
		_CCRCNVME,
		_CSHA,
		_CSHAh,
		_CSHAhe,
		_CMD,
		_CXXHASH,
		_CXXHASHh,
		_CXXHASHhe,
		_SSECA,
		_SSECK,
		_SSECKMD,
		_RP,
		_EBO
	],
	[
		[0, 1],
		[0, 1],
		[1, { [_hQ]: _pN }],
		[0, { [_hQ]: _uI }],
		[() => StreamingBlob, 16],
		[1, { [_hH]: _CL__ }],
		[0, { [_hH]: _CM }],
		[0, { [_hH]: _xasca }],
		[0, { [_hH]: _xacc }],
		[0, { [_hH]: _xacc_ }],
		[0, { [_hH]: _xacc__ }],
		[0, { [_hH]: _xacs }],
		[0, { [_hH]: _xacs_ }],
		[0, { [_hH]: _xacs__ }],
		[0, { [_hH]: _xacm }],
		[0, { [_hH]: _xacx }],
		[0, { [_hH]: _xacx_ }],
		[0, { [_hH]: _xacx__ }],
		[0, { [_hH]: _xasseca }],
		[() => SSECustomerKey, { [_hH]: _xasseck }],
		[0, { [_hH]: _xasseckM }],
		[0, { [_hH]: _xarp }],
		[0, { [_hH]: _xaebo }]
	],
	4
];
var CompletedPartList = [
	1,
	n0,
	_CPLo,
	0,
	() => CompletedPart$
];
var AbortMultipartUpload$ = [
	9,
	n0,
	_AMU,
	{ [_h]: [
		"DELETE",
		"/{Key+}?x-id=AbortMultipartUpload",
		204
	] },
	() => AbortMultipartUploadRequest$,
	() => AbortMultipartUploadOutput$
];
var CompleteMultipartUpload$ = [
	9,
	n0,
	_CMUo,
	{ [_h]: [
		"POST",
		"/{Key+}",
		200
	] },
	() => CompleteMultipartUploadRequest$,
	() => CompleteMultipartUploadOutput$
];
var CreateMultipartUpload$ = [
	9,
	n0,
	_CMUr,
	{ [_h]: [
		"POST",
		"/{Key+}?uploads",
		200
	] },
	() => CreateMultipartUploadRequest$,
	() => CreateMultipartUploadOutput$
];
var CreateSession$ = [
	9,
	n0,
	_CSr,
	{ [_h]: [
		"GET",
		"/?session",
		200
	] },
	() => CreateSessionRequest$,
	() => CreateSessionOutput$
];
var DeleteObject$ = [
	9,
	n0,
	_DOel,
	{ [_h]: [
		"DELETE",
		"/{Key+}?x-id=DeleteObject",
		204
	] },
	() => DeleteObjectRequest$,
	() => DeleteObjectOutput$
];
var PutObject$ = [
	9,
	n0,
	_PO,
	{
		[_hC]: "-",
		[_h]: [
			"PUT",
			"/{Key+}?x-id=PutObject",
			200
		]
	},
	() => PutObjectRequest$,
	() => PutObjectOutput$
];
var UploadPart$ = [
	9,
	n0,
	_UP,
	{
		[_hC]: "-",
		[_h]: [
			"PUT",
			"/{Key+}?x-id=UploadPart",
			200
		]
	},
	() => UploadPartRequest$,
	() => UploadPartOutput$
];
var UploadPartCopy$ = [
	9,
	n0,
	_UPC,
	{ [_h]: [
		"PUT",
		"/{Key+}?x-id=UploadPartCopy",
		200
	] },
	() => UploadPartCopyRequest$,
	() => UploadPartCopyOutput$
];
// node_modules/@aws-sdk/client-s3/dist-es/commands/CreateSessionCommand.js
var CreateSessionCommand = class extends command(_ep4, _mw0, "CreateSession", CreateSession$) {};
// node_modules/@aws-sdk/client-s3/package.json
var version = "3.1173.0";
// node_modules/@aws-sdk/client-s3/dist-es/runtimeConfig.shared.js
const getRuntimeConfig$1 = (config) => {
	return {
		apiVersion: "2006-03-01",
		base64Decoder: config?.base64Decoder ?? fromBase64,
		base64Encoder: config?.base64Encoder ?? toBase64,
		disableHostPrefix: config?.disableHostPrefix ?? false,
		endpointProvider: config?.endpointProvider ?? defaultEndpointResolver,
		extensions: config?.extensions ?? [],
		getAwsChunkedEncodingStream: config?.getAwsChunkedEncodingStream ?? getAwsChunkedEncodingStream,
		httpAuthSchemeProvider: config?.httpAuthSchemeProvider ?? defaultS3HttpAuthSchemeProvider,
		httpAuthSchemes: config?.httpAuthSchemes ?? [{
			schemeId: "aws.auth#sigv4",
			identityProvider: (ipc) => ipc.getIdentityProvider("aws.auth#sigv4"),
			signer: new AwsSdkSigV4Signer()
		}, {
			schemeId: "aws.auth#sigv4a",
			identityProvider: (ipc) => ipc.getIdentityProvider("aws.auth#sigv4a"),
			signer: new AwsSdkSigV4ASigner()
		}],
		logger: config?.logger ?? new NoOpLogger(),
		md5: config?.md5 ?? Md5Node,
		protocol: config?.protocol ?? S3RestXmlProtocol,
		protocolSettings: config?.protocolSettings ?? {
			defaultNamespace: "com.amazonaws.s3",
			errorTypeRegistries,
			xmlNamespace: "http://s3.amazonaws.com/doc/2006-03-01/",
			version: "2006-03-01",
			serviceTarget: "AmazonS3"
		},
		sdkStreamMixin: config?.sdkStreamMixin ?? sdkStreamMixin,
		serviceId: config?.serviceId ?? "S3",
		sha1: config?.sha1 ?? Sha1Node,
		sha256: config?.sha256 ?? Sha256Node,
		signerConstructor: config?.signerConstructor ?? SignatureV4MultiRegion,
		signingEscapePath: config?.signingEscapePath ?? false,
		urlParser: config?.urlParser ?? parseUrl,
		useArnRegion: config?.useArnRegion ?? void 0,
		utf8Decoder: config?.utf8Decoder ?? fromUtf8,
		utf8Encoder: config?.utf8Encoder ?? toUtf8
	};
};
// node_modules/@aws-sdk/client-s3/dist-es/runtimeConfig.js
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
		credentialDefaultProvider: config?.credentialDefaultProvider ?? defaultProvider,
		defaultUserAgentProvider: config?.defaultUserAgentProvider ?? createDefaultUserAgentProvider({
			serviceId: clientSharedValues.serviceId,
			clientVersion: version
		}),
		disableS3ExpressSessionAuth: config?.disableS3ExpressSessionAuth ?? loadConfig(NODE_DISABLE_S3_EXPRESS_SESSION_AUTH_OPTIONS, loaderConfig),
		eventStreamSerdeProvider: config?.eventStreamSerdeProvider ?? eventStreamSerdeProvider,
		maxAttempts: config?.maxAttempts ?? loadConfig(NODE_MAX_ATTEMPT_CONFIG_OPTIONS, config),
		region: config?.region ?? loadConfig(NODE_REGION_CONFIG_OPTIONS, {
			...NODE_REGION_CONFIG_FILE_OPTIONS,
			...loaderConfig
		}),
		requestChecksumCalculation: config?.requestChecksumCalculation ?? loadConfig(NODE_REQUEST_CHECKSUM_CALCULATION_CONFIG_OPTIONS, loaderConfig),
		requestHandler: NodeHttpHandler.create(config?.requestHandler ?? defaultConfigProvider),
		responseChecksumValidation: config?.responseChecksumValidation ?? loadConfig(NODE_RESPONSE_CHECKSUM_VALIDATION_CONFIG_OPTIONS, loaderConfig),
		retryMode: config?.retryMode ?? loadConfig({
			...NODE_RETRY_MODE_CONFIG_OPTIONS,
			default: async () => (await defaultConfigProvider()).retryMode || DEFAULT_RETRY_MODE
		}, config),
		sigv4aSigningRegionSet: config?.sigv4aSigningRegionSet ?? loadConfig(NODE_SIGV4A_CONFIG_OPTIONS, loaderConfig),
		streamCollector: config?.streamCollector ?? streamCollector,
		streamHasher: config?.streamHasher ?? readableStreamHasher,
		useArnRegion: config?.useArnRegion ?? loadConfig(NODE_USE_ARN_REGION_CONFIG_OPTIONS, loaderConfig),
		useDualstackEndpoint: config?.useDualstackEndpoint ?? loadConfig(NODE_USE_DUALSTACK_ENDPOINT_CONFIG_OPTIONS, loaderConfig),
		useFipsEndpoint: config?.useFipsEndpoint ?? loadConfig(NODE_USE_FIPS_ENDPOINT_CONFIG_OPTIONS, loaderConfig),
		userAgentAppId: config?.userAgentAppId ?? loadConfig(NODE_APP_ID_CONFIG_OPTIONS, loaderConfig)
	};
};
// node_modules/@aws-sdk/client-s3/dist-es/auth/httpAuthExtensionConfiguration.js
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
// node_modules/@aws-sdk/client-s3/dist-es/runtimeExtensions.js
const resolveRuntimeExtensions = (runtimeConfig, extensions) => {
	const extensionConfiguration = Object.assign(getAwsRegionExtensionConfiguration(runtimeConfig), getDefaultExtensionConfiguration(runtimeConfig), getHttpHandlerExtensionConfiguration(runtimeConfig), getHttpAuthExtensionConfiguration(runtimeConfig));
	extensions.forEach((extension) => extension.configure(extensionConfiguration));
	return Object.assign(runtimeConfig, resolveAwsRegionExtensionConfiguration(extensionConfiguration), resolveDefaultRuntimeConfig(extensionConfiguration), resolveHttpHandlerRuntimeConfig(extensionConfiguration), resolveHttpAuthRuntimeConfig(extensionConfiguration));
};
// node_modules/@aws-sdk/client-s3/dist-es/S3Client.js
var S3Client = class extends Client {
	config;
	constructor(...[configuration]) {
		const _config_0 = getRuntimeConfig(configuration || {});
		super(_config_0);
		this.initConfig = _config_0;
		const _config_1 = resolveClientEndpointParameters(_config_0);
		const _config_2 = resolveUserAgentConfig(_config_1);
		const _config_3 = resolveFlexibleChecksumsConfig(_config_2);
		const _config_4 = resolveRetryConfig(_config_3);
		const _config_5 = resolveRegionConfig(_config_4);
		const _config_6 = resolveHostHeaderConfig(_config_5);
		const _config_7 = resolveEndpointConfig(_config_6);
		const _config_8 = resolveEventStreamSerdeConfig(_config_7);
		const _config_9 = resolveHttpAuthSchemeConfig(_config_8);
		const _config_10 = resolveS3Config(_config_9, { session: [() => this, CreateSessionCommand] });
		const _config_11 = resolveRuntimeExtensions(_config_10, configuration?.extensions || []);
		this.config = _config_11;
		this.middlewareStack.use(getSchemaSerdePlugin(this.config));
		this.middlewareStack.use(getUserAgentPlugin(this.config));
		this.middlewareStack.use(getRetryPlugin(this.config));
		this.middlewareStack.use(getContentLengthPlugin(this.config));
		this.middlewareStack.use(getHostHeaderPlugin(this.config));
		this.middlewareStack.use(getLoggerPlugin(this.config));
		this.middlewareStack.use(getRecursionDetectionPlugin(this.config));
		this.middlewareStack.use(getHttpAuthSchemeEndpointRuleSetPlugin(this.config, {
			httpAuthSchemeParametersProvider: defaultS3HttpAuthSchemeParametersProvider,
			identityProviderConfigProvider: async (config) => new DefaultIdentityProviderConfig({
				"aws.auth#sigv4": config.credentials,
				"aws.auth#sigv4a": config.credentials
			})
		}));
		this.middlewareStack.use(getHttpSigningPlugin(this.config));
		this.middlewareStack.use(getValidateBucketNamePlugin(this.config));
		this.middlewareStack.use(getAddExpectContinuePlugin(this.config));
		this.middlewareStack.use(getRegionRedirectMiddlewarePlugin(this.config));
		this.middlewareStack.use(getS3ExpressPlugin(this.config));
		this.middlewareStack.use(getS3ExpressHttpSigningPlugin(this.config));
	}
	destroy() {
		super.destroy();
	}
};
// node_modules/@aws-sdk/client-s3/dist-es/commands/AbortMultipartUploadCommand.js
var AbortMultipartUploadCommand = class extends command(_ep0, _mw0, "AbortMultipartUpload", AbortMultipartUpload$) {};
// node_modules/@aws-sdk/client-s3/dist-es/commands/CompleteMultipartUploadCommand.js
var CompleteMultipartUploadCommand = class extends command(_ep0, _mw1, "CompleteMultipartUpload", CompleteMultipartUpload$) {};
// node_modules/@aws-sdk/client-s3/dist-es/commands/CreateMultipartUploadCommand.js
var CreateMultipartUploadCommand = class extends command(_ep0, _mw1, "CreateMultipartUpload", CreateMultipartUpload$) {};
// node_modules/@aws-sdk/client-s3/dist-es/commands/DeleteObjectCommand.js
var DeleteObjectCommand = class extends command(_ep0, _mw0, "DeleteObject", DeleteObject$) {};
// node_modules/@aws-sdk/client-s3/dist-es/commands/PutObjectCommand.js
var PutObjectCommand = class extends command(_ep0, _mw11, "PutObject", PutObject$) {};
// node_modules/@aws-sdk/client-s3/dist-es/commands/UploadPartCommand.js
var UploadPartCommand = class extends command(_ep0, _mw13, "UploadPart", UploadPart$) {};
// node_modules/@aws-sdk/client-s3/dist-es/commands/UploadPartCopyCommand.js
var UploadPartCopyCommand = class extends command(_ep4, _mw1, "UploadPartCopy", UploadPartCopy$) {};
export { AbortMultipartUploadCommand, CompleteMultipartUploadCommand, CreateMultipartUploadCommand, DeleteObjectCommand, PutObjectCommand, S3Client, UploadPartCommand, UploadPartCopyCommand };
