import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

/** Tells why, if there is something to tell, and sends the visitor elsewhere, once. */
export function TurnAway({ to, reason }: { to: string; reason?: string }) {
  const navigate = useNavigate();
  const done = useRef(false);
  useEffect(() => {
    if (done.current) return;
    done.current = true;
    if (reason) window.alert(reason);
    navigate(to, { replace: true });
  }, [navigate, to, reason]);
  return null;
}
