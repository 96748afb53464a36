import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

/** As much of CBOR as an authenticator says: small integers, bytes, text and maps. */
function cbor(value: number | Buffer | string | Map<number | string, unknown>): Buffer {
  const head = (type: number, length: number) =>
    length < 24
      ? Buffer.from([(type << 5) | length])
      : length < 256
        ? Buffer.from([(type << 5) | 24, length])
        : Buffer.from([(type << 5) | 25, length >> 8, length & 255]);
  if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === "string") return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const parts = [...value].flatMap(([key, inner]) => [cbor(key), cbor(inner as Buffer)]);
  return Buffer.concat([head(5, value.size), ...parts]);
}

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest();
const base64url = (data: Buffer) => data.toString("base64url");

/** A passkey of its own for one site, without a browser: a key, a counter, and what they say when they are asked. */
export function createAuthenticator(site: { id: string; origin: string }) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const credentialId = randomBytes(32);
  let uses = 0;

  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: site.origin, crossOrigin: false }));

  function authData(flags: number, attested: Buffer = Buffer.alloc(0)): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(uses);
    return Buffer.concat([sha256(site.id), Buffer.from([flags]), counter, attested]);
  }

  const answer = (response: Record<string, string | string[]>) => ({
    id: base64url(credentialId),
    rawId: base64url(credentialId),
    type: "public-key",
    clientExtensionResults: {},
    response,
  });

  return {
    register: ({ challenge }: { challenge: string }) => {
      const key = new Map<number, number | Buffer>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, "base64url")],
        [-3, Buffer.from(y, "base64url")],
      ]);
      const credentialData = Buffer.concat([Buffer.alloc(16), Buffer.from([0, credentialId.length]), credentialId, cbor(key)]);
      const attestation = new Map<string, unknown>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", authData(0x45, credentialData)],
      ]);
      return answer({
        clientDataJSON: base64url(clientData("webauthn.create", challenge)),
        attestationObject: base64url(cbor(attestation)),
        transports: ["internal"],
      });
    },
    authenticate: ({ challenge }: { challenge: string }, { isVerified = true } = {}) => {
      uses++;
      const data = authData(isVerified ? 0x05 : 0x01);
      const client = clientData("webauthn.get", challenge);
      const signature = sign("sha256", Buffer.concat([data, sha256(client)]), privateKey);
      return answer({
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
        userHandle: "",
      });
    },
    /** As a copy of the key would that was made earlier. */
    stepBack: () => {
      uses = 0;
    },
  };
}
