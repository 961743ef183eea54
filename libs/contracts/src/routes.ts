/** A route as data: readable by the shell, the server and the build without running the remote's code. */
export interface RouteDeclaration {
  /** Absolute pattern in react-router syntax, e.g. `/article/:slug`. Static segments match in any case. */
  path: string;
  /** Name of the page component; also the name of its chunk, so that its files can be preloaded. */
  page: string;
  /** Document title without the brand. */
  title: string;
  /** Sentence for search engines and link previews. */
  description?: string;
}
