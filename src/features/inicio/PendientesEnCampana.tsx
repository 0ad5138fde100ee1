import './inicio.css';
import { pathTo } from '#lib/routes.ts';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { ListaDePendientes } from './Atencion.tsx';
import { inicio } from './messages.ts';
import { usePendientes } from './pendientes.ts';

/** In the bell: what requires the employer's attention, as on the home. */
export default function PendientesEnCampana({ onOpen }: { readonly onOpen: () => void }) {
  return (
    <>
      <h2 className="dropdown-title">{inicio.atencion}</h2>
      <ListaDePendientes {...usePendientes()} onOpen={onOpen} />
      <LinkButton tone="ghost" to={pathTo('inicio')} onClick={onOpen}>
        {inicio.irAlInicio}
      </LinkButton>
    </>
  );
}
