import { type ComponentProps, type MouseEvent, type ReactNode, useId, useState } from 'react';
import styled from 'styled-components';
import { Glyph } from '../icons/Glyph';

export interface AccordionItem {
  id: string;
  title: ReactNode;
  content: ReactNode;
}

export interface AccordionProps extends Omit<ComponentProps<'div'>, 'title'> {
  items: readonly AccordionItem[];
}

/** Questions that open to their answers, one at a time; pressing the open one closes it. */
export function Accordion({ items, ...rest }: AccordionProps) {
  const name = useId();
  const [openId, setOpenId] = useState<string>();
  return (
    <div {...rest}>
      {items.map(({ id, title, content }) => (
        <Item
          key={id}
          name={name}
          open={id === openId}
          // Searching the page opens an answer without a press.
          onToggle={(event) => event.currentTarget.open && setOpenId(id)}
        >
          <Title
            onClick={(event: MouseEvent) => {
              event.preventDefault();
              setOpenId(id === openId ? undefined : id);
            }}
          >
            {title}
            <Glyph name="chevron" />
          </Title>
          <Content>{content}</Content>
        </Item>
      ))}
    </div>
  );
}

const Item = styled.details`
  border-bottom: 1px solid var(--color-line);
`;

const Title = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4);
  min-height: 3.5rem;
  padding: var(--space-3) var(--space-1);
  border-radius: var(--radius-small);
  font-weight: var(--weight-strong);
  line-height: var(--leading-snug);
  transition: color var(--motion-quick);

  &:hover {
    color: var(--color-lavender-bright);
  }

  > svg {
    flex: none;
    color: var(--color-lavender);
    transition: transform var(--motion-slow) var(--motion-ease);
  }

  details[open] > & > svg {
    transform: rotate(180deg);
  }
`;

const Content = styled.div`
  max-width: 38rem;
  padding: 0 var(--space-1) var(--space-5);
  color: var(--color-ink-soft);
`;
