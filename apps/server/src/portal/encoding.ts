import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** The encodings that a visitor accepts, best first; `identity` always comes last. */
export function acceptedEncodings(header: string | undefined): Encoding[] {
  const offers = new Map(
    (header ?? '').split(',').map((offer) => {
      const [name = '', ...parameters] = offer.split(';').map((part) => part.trim().toLowerCase());
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return [name, quality === undefined ? 1 : Number(quality)];
    }),
  );
  const isAccepted = (encoding: Encoding) => (offers.get(encoding) ?? offers.get('*') ?? 0) > 0;
  const compressed: Encoding[] = ['br', 'gzip'];
  return [...compressed.filter(isAccepted), 'identity'];
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
/** For what is compressed once and sent often; 11 costs many times more for a few bytes. */
const BROTLI_QUALITY = 9;

export async function compress(text: string): Promise<Record<Encoding, Buffer>> {
  const identity = Buffer.from(text);
  const [br, gz] = await Promise.all([
    brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    gzipped(identity, { level: 9 }),
  ]);
  return { br, gzip: gz, identity };
}
