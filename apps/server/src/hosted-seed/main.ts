import { StartRefused } from '../config/StartRefused';
import { hostedSeed } from './hostedSeed';

try {
  process.stdout.write(hostedSeed(process.env));
} catch (error) {
  console.error(error instanceof StartRefused ? error.message : error);
  process.exitCode = 1;
}
