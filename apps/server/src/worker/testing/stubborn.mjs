/** A back end for tests of the watchdog: it does what it is asked, however bad for it. */
import { createServer } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

const { socketPath, pulse, behaviour } = workerData;
const counter = new Int32Array(pulse);
setInterval(() => Atomics.add(counter, 0, 1), 50).unref();

async function loopInWasm() {
  const { PGlite } = await import('@electric-sql/pglite');
  const database = await PGlite.create();
  parentPort.postMessage({ type: 'database', isAnswering: true });
  await database.query('select count(*) from generate_series(1, 100000000000)');
}

const deeds = {
  '/loop': () => {
    for (;;);
  },
  '/wasm': () => void loopInWasm(),
  '/throw': () => {
    throw new Error('thrown on purpose');
  },
  '/leave': () => process.exit(0),
};

if (behaviour === 'refuse') {
  parentPort.postMessage({ type: 'refused', line: 'DATA_DIR is a teapot' });
  process.exit(1);
}
if (behaviour === 'throw') throw new Error('thrown on purpose');
if (behaviour === 'sleep') for (;;);

const server = createServer((request, response) => {
  setTimeout(() => deeds[request.url]?.());
  if (!deeds[request.url]) response.end(`answered by ${socketPath}`);
});
server.listen(socketPath, () => {
  const secrets = { publishable: 'p', secret: 's', jwtSecret: 'j' };
  parentPort.postMessage({ type: 'open', secrets });
});
parentPort.on('message', ({ type }) => {
  if (type === 'close' && behaviour !== 'stay') process.exit(0);
});
