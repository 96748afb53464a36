declare module "@20minutes/s3rver" {
  import type { AddressInfo } from "node:net";

  type Options = {
    directory: string;
    address: string;
    port: number;
    silent: boolean;
    allowMismatchedSignatures: boolean;
    configureBuckets: Array<{ name: string }>;
  };

  export default class S3rver {
    constructor(options: Options);
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
    httpServer: { closeAllConnections: () => void };
  }
}
