import './monitoreo.css';
import { useEffect, useMemo, useRef } from 'react';
import { useDireccion } from '#blocks/lista-filtrada/useDireccion.ts';
import { sinVista } from '#blocks/lista-filtrada/vista.ts';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { Tabs } from '#ui/layout/Tabs.tsx';
import { Bajas } from './Bajas.tsx';
import { Diferencias } from './Diferencias.tsx';
import { Evolucion } from './Evolucion.tsx';
import { monitor as textos } from './messages.ts';
import { NoEnviados } from './NoEnviados.tsx';
import { useOperaciones } from './operacion.ts';
import { Poblacion } from './Poblacion.tsx';
import { Resumen } from './Resumen.tsx';
import { type Vista, vistas } from './vista.ts';

const contenidos = {
  resumen: Resumen,
  evolucion: Evolucion,
  poblacion: Poblacion,
  'no-enviados': NoEnviados,
  bajas: Bajas,
  diferencias: Diferencias,
} as const;

/** Other rows start at their first page. Another tab has columns and an order of its own. */
function enOtraLista(search: string, next: Record<string, string>): string {
  const params = next.vista === undefined ? new URLSearchParams(search) : sinVista(search);
  params.delete('pagina');
  for (const [name, value] of Object.entries(next)) params.set(name, value);
  return `?${params}`;
}

/**
 * The monitor of the central registry (spec F 7.4, 7.5). The URL has the current tab and filters; only their data is
 * requested.
 */
export function Component() {
  const { search, cambiar } = useDireccion();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const titulo = useRef<HTMLHeadingElement>(null);
  const operaciones = useOperaciones();
  const vista = vistas.find((one) => one === params.get('vista')) ?? 'resumen';
  const before = useRef(vista);
  useEffect(() => {
    // The bar that led here is gone, and the focus with it.
    if (before.current !== vista && document.activeElement === document.body) titulo.current?.focus();
    before.current = vista;
  }, [vista]);
  const ver = (next: Record<string, string>) =>
    cambiar(
      (before) => enOtraLista(before, next),
      () => ({ vista: true }),
    );
  const contenido = (one: Vista) => {
    if (one !== vista) return null;
    const Contenido = contenidos[one];
    return (
      <div className="monitor-vista">
        <Contenido params={params} ver={ver} operaciones={operaciones} alTerminar={() => titulo.current?.focus()} />
      </div>
    );
  };
  const { resultado, cerrar } = operaciones;
  return (
    <>
      <PageHead title={textos.titulo} titleRef={titulo} lead={textos.explicacion} />
      {resultado ? (
        <Alert
          className="monitor-resultado"
          tone={resultado.tono}
          title={resultado.titulo}
          actions={
            <Button tone="ghost" onClick={cerrar}>
              {general.cerrar}
            </Button>
          }
        >
          <p>{resultado.texto}</p>
        </Alert>
      ) : null}
      <Tabs
        label={textos.vistas}
        active={vista}
        onChange={(next) => ver({ vista: next })}
        tabs={vistas.map((one) => ({ id: one, label: textos.vista[one], content: contenido(one) }))}
      />
    </>
  );
}
