export interface Section {
  heading: string;
  text: string;
}

export function Sections({ sections }: { sections: readonly Section[] }) {
  return sections.map(({ heading, text }) => (
    <section key={heading}>
      <h2>{heading}</h2>
      <p>{text}</p>
    </section>
  ));
}
