import './constancia.css';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { noSeLeyeron } from '#blocks/adjuntos/archivosDelServicio.ts';
import { session } from '#client/session.ts';
import { nombreRegional } from '#contract/enumerations.ts';
import { edadDe } from '#engine/family/edad.ts';
import type { LoadedNovedad } from '#engine/notice/cargarNovedad.ts';
import { now, timeOfDay, today, toLocalDate } from '#lib/dates.ts';
import { archivosConNombre, filasDeValores, numeroDe, type PorResumir } from './filas.ts';
import { declararMessages as textos } from './messages.ts';

interface ConstanciaProps extends PorResumir {
  readonly loaded: LoadedNovedad;
  readonly onClose: () => void;
}

/** The printed copy of a declared notice: shown on paper only, and printed as soon as its files are known. */
export function Constancia({ loaded, onClose, ...todo }: ConstanciaProps) {
  const cerrar = useRef(onClose);
  cerrar.current = onClose;
  const [impreso] = useState(() => `${toLocalDate(today())} ${timeOfDay(now())}`);
  const { adjuntos } = todo;
  const leidos = !adjuntos.loading;
  useEffect(() => {
    if (!leidos) return;
    const end = () => cerrar.current();
    window.addEventListener('afterprint', end);
    window.print();
    return () => window.removeEventListener('afterprint', end);
  }, [leidos]);
  const archivos = adjuntos.error
    ? [{ label: textos.archivos, value: noSeLeyeron(adjuntos.error) }]
    : archivosConNombre(adjuntos);
  const { empresa, user } = session.getState();
  const { BasePersonas: p, SegurosPersonasNovedad: n } = loaded.form;
  const documento = [p.NumeroDocumento, p.ComplementoDocumento].filter(Boolean).join('-');
  const grupos = [
    {
      titulo: textos.empresa,
      filas: [
        { label: textos.razonSocial, value: empresa.RazonSocial },
        { label: textos.numeroPatronal, value: empresa.NumeroPatronal },
        { label: textos.regional, value: nombreRegional(user?.id_regional ?? 0) },
      ],
    },
    {
      titulo: textos.persona,
      filas: [
        { label: textos.nombre, value: p.NombreCompleto },
        { label: textos.documento, value: documento },
        { label: textos.fechaDeNacimiento, value: `${toLocalDate(p.FechaNacimiento)} · ${edadDe(p)}` },
      ],
    },
    { titulo: textos.declarados, filas: filasDeValores(todo) },
    { titulo: textos.archivos, filas: archivos },
  ];
  return createPortal(
    <article className="constancia">
      <h1>{textos.constancia}</h1>
      <p>{todo.definition.heading}</p>
      <dl className="constancia-estado">
        <Fila label={textos.numeroDeAviso} value={numeroDe(loaded) || textos.sinDato} />
        <Fila label={textos.estado} value={loaded.estadoNombre} />
        <Fila label={textos.declaradoEl} value={toLocalDate(n.FechaDeclaracion)} />
        <Fila label={textos.impreso} value={impreso} />
      </dl>
      {grupos.map(({ titulo, filas }) =>
        filas.length > 0 ? (
          <section key={titulo}>
            <h2>{titulo}</h2>
            <dl>
              {filas.map((fila) => (
                <Fila key={fila.label} {...fila} />
              ))}
            </dl>
          </section>
        ) : null,
      )}
      <p className="constancia-nota">{textos.noReemplaza}</p>
    </article>,
    document.body,
  );
}

function Fila({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
