import type { SharedModules } from '@portal/federation';
import * as portalSupabase from '@portal/supabase';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import versions from '../../../../package.json';
import * as router from './router';
import * as styles from './styles';

const { dependencies } = versions;

/** What exists once on the page, and is the same for the shell and every remote. */
export const sharedModules: SharedModules = {
  react: { version: dependencies.react, module: react },
  'react/jsx-runtime': { version: dependencies.react, module: jsxRuntime },
  'react-dom': { version: dependencies['react-dom'], module: reactDom },
  'react-router-dom': { version: dependencies['react-router-dom'], module: router },
  'styled-components': { version: dependencies['styled-components'], module: styles },
  '@portal/supabase': { version: '1.0.0', module: portalSupabase },
};
