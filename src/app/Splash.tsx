import './splash.css';
import { app } from './messages.ts';

/** Shown while the first screen's code loads. */
export function Splash() {
  return (
    <div className="splash" role="status">
      <span className="splash-mark" aria-hidden="true" />
      <span className="sr-only">{app.cargandoPortal}</span>
    </div>
  );
}
