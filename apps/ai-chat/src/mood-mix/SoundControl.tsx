import { Button, Card } from '@portal/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { Sound } from './sounds';

interface Props {
  sound: Sound;
  isPlaying: boolean;
  /** From 0 to 1. */
  level: number;
  onToggle(): void;
  onLevel(level: number): void;
}

/** One sound of the mix. */
export function SoundControl({ sound: { name, description }, isPlaying, level, onToggle, onLevel }: Props) {
  const id = useId();
  return (
    <Root as="li" $isPlaying={isPlaying}>
      <Row>
        <div>
          <h2>{name}</h2>
          <p>{description}</p>
        </div>
        <Button
          variant={isPlaying ? 'primary' : 'secondary'}
          aria-label={`${isPlaying ? 'Stop' : 'Start'} ${name.toLowerCase()}`}
          onClick={onToggle}
        >
          {isPlaying ? 'Stop' : 'Start'}
        </Button>
      </Row>
      <label htmlFor={id}>{name} volume</label>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        value={Math.round(level * 100)}
        onChange={(event) => onLevel(Number(event.target.value) / 100)}
      />
    </Root>
  );
}

const Root = styled(Card)<{ $isPlaying: boolean }>`
  border-color: ${({ $isPlaying }) => ($isPlaying ? 'var(--color-mint)' : 'var(--color-line)')};
  transition: border-color var(--motion-slow);

  h2 {
    font-size: var(--text-h3);
  }

  p,
  label {
    color: var(--color-ink-soft);
    font-size: var(--text-small);
  }

  input {
    width: 100%;
    min-height: var(--size-touch);
    accent-color: var(--color-mint);
  }
`;

const Row = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--space-3);
`;
