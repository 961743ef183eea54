import { expect, it } from 'vitest';
import { unsharedImports } from './sharedImports';

it.each([
  "import { Link, useParams } from 'react-router-dom';",
  "import { Link, type LinkProps } from 'react-router-dom';",
  "import type { RouteObject } from 'react-router-dom';",
  "import styled, { css as rules } from 'styled-components';",
  "import { anything } from 'virtua';\nimport React from 'react';",
  "export const from = 'react-router-dom';",
])('lets pass: %s', (code) => {
  expect(unsharedImports(code)).toEqual([]);
});

it.each([
  ["import { Link, useFetcher } from 'react-router-dom';", 'useFetcher'],
  ["import {\n  Link,\n  BrowserRouter as Router,\n} from 'react-router-dom';", 'BrowserRouter'],
  ["import * as router from 'react-router-dom';", '* of'],
  ["export * from 'styled-components';", '* of'],
  ["import router from 'react-router-dom';", 'default'],
  ["export { ThemeProvider } from 'styled-components';", 'ThemeProvider'],
])('refuses: %s', (code, name) => {
  expect(unsharedImports(code)).toEqual([expect.stringContaining(`The shell shares no ${name}`)]);
});
