import { IconButton } from '@portal/ui';
import { Music } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { lullaby, waveFile } from './lullaby';

/** Starts and stops a looping track (AI-29). It is made here with the first press, and ends with the page. */
export function MusicButton() {
  const player = useRef<HTMLAudioElement>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const [track, setTrack] = useState<string>();
  useEffect(() => () => (track ? URL.revokeObjectURL(track) : undefined), [track]);

  const toggle = () => {
    const audio = player.current;
    if (!audio) return;
    if (isPlaying) return audio.pause();
    if (!audio.src) {
      audio.src = URL.createObjectURL(new Blob([waveFile(lullaby())], { type: 'audio/wav' }));
      setTrack(audio.src);
    }
    // A browser that refuses leaves the button as it was.
    void audio.play()?.catch(() => setIsPlaying(false));
  };

  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: it has no words */}
      <audio ref={player} loop onPlay={() => setIsPlaying(true)} onPause={() => setIsPlaying(false)} />
      <IconButton
        label="Music"
        aria-pressed={isPlaying}
        variant={isPlaying ? 'primary' : 'quiet'}
        onClick={toggle}
      >
        <Music aria-hidden />
      </IconButton>
    </>
  );
}
