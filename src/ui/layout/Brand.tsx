import './brand.css';
import { config } from '#lib/config.ts';

/** Logo, title and fund, as the settings name them: at the top of the menu and of the sign-in screens (spec F 2.3, F 9). */
export function Brand() {
  const { titulo, caja } = config();
  return (
    <div className="brand">
      <span className="brand-mark" aria-hidden="true">
        +
      </span>
      <span className="brand-name">
        <b>{titulo}</b>
        <small>{caja.nombre}</small>
      </span>
    </div>
  );
}
