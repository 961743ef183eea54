/** Phoenix serializer versions: objects, or arrays and binary broadcasts. */
export const VERSIONS = ['1.0.0', '2.0.0'] as const;
export type Version = (typeof VERSIONS)[number];

export const isVersion = (value: string): value is Version => VERSIONS.includes(value as Version);

/** One message of the Phoenix protocol, whatever its version. */
export interface Frame {
  joinRef: string | null;
  ref: string | null;
  topic: string;
  event: string;
  payload: unknown;
}

/** A broadcast that came in a binary frame; it stays bytes, since it leaves as it came. */
export interface BinaryBroadcast {
  kind: 'binary-broadcast';
  event: string;
  encoding: 'json' | 'binary';
  body: Buffer;
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isBinaryBroadcast = (payload: unknown): payload is BinaryBroadcast =>
  isRecord(payload) && payload.kind === 'binary-broadcast' && Buffer.isBuffer(payload.body);
