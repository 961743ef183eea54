import { defineRemoteBuild } from '../../libs/federation/build/remote';
import { routes } from './src/routes';

export default defineRemoteBuild({ routes });
