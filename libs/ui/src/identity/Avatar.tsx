import { defaultAvatar } from '@portal/brand';
import { type ComponentProps, useState } from 'react';
import styled from 'styled-components';

const SIZES_PX = { small: 32, medium: 44, large: 72, huge: 128 } as const;

export interface AvatarProps extends Omit<ComponentProps<'img'>, 'src'> {
  /** Nothing, or an address that cannot be loaded, shows the default avatar. */
  src?: string | null;
  /** Whose it is. Pass `alt=""` where the name stands beside it anyway. */
  name: string;
  size?: keyof typeof SIZES_PX;
}

/** A person's round picture. */
export function Avatar({ src, name, size = 'medium', alt = `${name}'s avatar`, ...rest }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  const pixels = SIZES_PX[size];
  return (
    <Picture
      src={src && src !== failed ? src : defaultAvatar}
      alt={alt}
      width={pixels}
      height={pixels}
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setFailed(src ?? undefined)}
      {...rest}
    />
  );
}

const Picture = styled.img`
  flex: none;
  width: ${({ width }) => width}px;
  height: ${({ height }) => height}px;
  border-radius: 50%;
  background: var(--color-raised);
  object-fit: cover;
`;
