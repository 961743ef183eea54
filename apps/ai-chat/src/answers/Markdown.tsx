import ReactMarkdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { styled } from 'styled-components';
import { AnswerLink } from './AnswerLink';
import { safeHref } from './safeHref';

const PLUGINS = [remarkGfm];

const Code = styled.pre``;
const Table = styled.table``;

const COMPONENTS: Components = {
  a: ({ href, children }) => <AnswerLink href={href}>{children}</AnswerLink>,
  // The address of a picture could carry what was said to a stranger, so none is loaded.
  img: ({ alt }) => <em>{alt ? `(picture: ${alt})` : '(picture)'}</em>,
  input: ({ checked }) => <span aria-hidden="true">{checked ? '☑' : '☐'}</span>,
  // Scrolls sideways when it is wide, by the keyboard too.
  pre: ({ children }) => <Code tabIndex={0}>{children}</Code>,
  table: ({ children }) => <Table tabIndex={0}>{children}</Table>,
  // The page's own heading is above them all.
  h1: ({ children }) => <h2>{children}</h2>,
  h2: ({ children }) => <h2>{children}</h2>,
  h3: ({ children }) => <h3>{children}</h3>,
  h4: ({ children }) => <h3>{children}</h3>,
  h5: ({ children }) => <h3>{children}</h3>,
  h6: ({ children }) => <h3>{children}</h3>,
};

/** Markdown without raw HTML and without pictures (AI-10, AI-11). */
export function Markdown({ children }: { children: string }) {
  return (
    <ReactMarkdown
      remarkPlugins={PLUGINS}
      components={COMPONENTS}
      urlTransform={(address, attribute) => (attribute === 'href' && safeHref(address) ? address : undefined)}
    >
      {children}
    </ReactMarkdown>
  );
}
