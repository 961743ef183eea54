/** The part of styled-components that remotes may use (`SHARED_EXPORTS`). */
export { createGlobalStyle, css, keyframes, styled, styled as default } from 'styled-components';
