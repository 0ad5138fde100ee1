import { abrir } from '#blocks/adjuntos/archivosDelServicio.ts';
import { nombreDeSlot } from '#blocks/adjuntos/nombreDeSlot.ts';
import { abrirEnPestana } from '#blocks/visor-pdf/abrirEnPestana.ts';
import { useTask } from '#client/useTask.ts';
import type { Recurso } from '#contract/entities/adjunto.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { formaDe } from './forma.ts';
import { documentosMessages as textos } from './messages.ts';
import type { Visor } from './useVisor.ts';

type TipoAbrible = NonNullable<Parameters<typeof abrirEnPestana>[1]>;

async function enVentana(recurso: Recurso): Promise<void> {
  const tipo = formaDe(recurso) === 'imagen' ? (recurso.TipoContenido as TipoAbrible) : 'application/pdf';
  if (!(await abrirEnPestana(() => abrir(recurso), tipo))) toast.warning(textos.noSeAbrio);
}

/** The name of the shown document and the controls for viewing it. The name is left out where it is shown above. */
export function BarraDeDocumento({
  visor,
  sinNombre = false,
}: {
  readonly visor: Visor;
  readonly sinNombre?: boolean;
}) {
  const { slot, recurso, vista, paginas } = visor;
  const [abrirVentana, abriendo] = useTask(enVentana);
  if (!slot) return null;
  const shown = recurso !== null && formaDe(recurso) !== 'otra';
  return (
    <div className="documento-barra" role="toolbar" aria-label={textos.herramientas}>
      {sinNombre ? null : <h2 className="documento-titulo">{nombreDeSlot(slot)}</h2>}
      {shown ? (
        <>
          <span className="documento-grupo">
            <Button
              tone="ghost"
              icon="chevron-left"
              aria-label={textos.anterior}
              disabled={vista.pagina <= 1}
              onClick={() => visor.cambiar({ pagina: vista.pagina - 1 })}
            />
            <span className="documento-cuenta num">
              <span aria-hidden="true">{textos.deTantas(vista.pagina, paginas)}</span>
              <span className="sr-only" role="status">
                {textos.leida(vista.pagina, paginas)}
              </span>
            </span>
            <Button
              tone="ghost"
              icon="chevron-right"
              aria-label={textos.siguiente}
              disabled={vista.pagina >= paginas}
              onClick={() => visor.cambiar({ pagina: vista.pagina + 1 })}
            />
          </span>
          <span className="documento-grupo">
            <Button
              tone="ghost"
              icon="zoom-out"
              aria-label={textos.alejar}
              disabled={!visor.puedeAlejar}
              onClick={visor.alejar}
            />
            <span className="documento-cuenta num">{Math.round(vista.zoom * 100)} %</span>
            <Button
              tone="ghost"
              icon="zoom-in"
              aria-label={textos.acercar}
              disabled={!visor.puedeAcercar}
              onClick={visor.acercar}
            />
          </span>
          <span className="documento-grupo">
            <Button tone="ghost" icon="rotate" aria-label={textos.girar} onClick={visor.girar} />
            <Button
              tone="ghost"
              icon="external"
              aria-label={textos.enVentana}
              busy={abriendo}
              onClick={() => void abrirVentana(recurso)}
            />
          </span>
        </>
      ) : null}
    </div>
  );
}
