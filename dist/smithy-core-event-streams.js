export { EventStreamSerde, eventStreamSerdeProvider } from "./smithy-core.js";
