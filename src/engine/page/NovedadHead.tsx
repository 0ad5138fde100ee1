import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { carpetaDePersonaMessages } from '#blocks/carpeta/messages.ts';
import { useCarpetaDe } from '#blocks/carpeta/useCarpetaDe.ts';
import { useRequierePago } from '#blocks/pago-del-aviso/useRequierePago.ts';
import { useTituloDeRegistro } from '#blocks/titulo/useTituloDeRegistro.ts';
import { query, reference } from '#client/query.ts';
import { type Estado, tabla } from '#contract/enumerations.ts';
import { empresas } from '#contract/services/empresas.ts';
import { seguimiento } from '#contract/services/seguimiento.ts';
import type { Accion } from '#engine/definition/definition.ts';
import { nombreEstado } from '#engine/definition/messages.ts';
import { numeroDeAviso } from '#engine/family/datos.ts';
import { documentoCorto } from '#engine/family/datosPersona.ts';
import { edadDe } from '#engine/family/edad.ts';
import type { LoadedNovedad } from '#engine/notice/cargarNovedad.ts';
import { pathTo } from '#lib/routes.ts';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { type Step, Steps } from '#ui/layout/Steps.tsx';
import type { AvisoAbierto, PaginaDeAviso } from './aviso.ts';
import { paginaMessages } from './messages.ts';

/** The states that are shown for every notice, in order. */
const recorrido: readonly Estado[] = ['registrado', 'declarado', 'aceptado'];

/** The action that leads into a state, for states that a user can set. */
const entrada: Readonly<Partial<Record<Estado, Accion>>> = {
  declarado: 'declarar',
  observado: 'observar',
  aceptado: 'aceptar',
};

const tono: Readonly<Partial<Record<Estado, NonNullable<Step['tone']>>>> = {
  observado: 'warn',
  aceptado: 'ok',
  anulado: 'bad',
};

/**
 * States that only some notices pass through: whether it was observed, and whether it is paid before it is declared.
 */
interface Desvios {
  readonly observado?: boolean;
  readonly pagado?: boolean;
}

/**
 * The states of a notice, with the current one marked. Observado and Pagado are shown only where they apply. Only the
 * allowed next states can be chosen (decision 7).
 */
export function pasos(
  estado: Estado | null,
  allowed: ReadonlySet<Accion>,
  onAction: (action: Accion) => void,
  { observado = false, pagado = false }: Desvios = {},
): Step[] {
  const between: Estado[] = [
    ...(observado || estado === 'observado' || allowed.has('observar') ? (['observado'] as const) : []),
    ...(pagado || estado === 'pagado' ? (['pagado'] as const) : []),
    ...(estado === 'anulado' ? (['anulado'] as const) : []),
  ];
  const shown = [...recorrido.slice(0, 1), ...between, ...recorrido.slice(1)];
  const at = estado === null ? -1 : shown.indexOf(estado);
  return shown.map((step, index) => {
    const action = entrada[step];
    return {
      id: step,
      label: nombreEstado[step],
      state: index === at ? 'current' : index < at && (step !== 'observado' || observado) ? 'done' : 'todo',
      ...(tono[step] ? { tone: tono[step] } : {}),
      ...(action && index !== at && allowed.has(action) ? { onSelect: () => onAction(action) } : {}),
    };
  });
}

function subtitulo({ BasePersonas: p, SegurosPacientes: s }: LoadedNovedad['form'], empresa: string): string {
  return [p.NombreCompleto, documentoCorto(p), edadDe(p), s.HistoriaClinica ? `HC ${s.HistoriaClinica}` : '', empresa]
    .filter(Boolean)
    .join(' · ');
}

/** Whether the fund ever sent a notice back, as its tracking says; false while that is not loaded. */
function useFueObservado(idPersonaNovedad: number): boolean {
  const body = { IdTabla: idPersonaNovedad, Tabla: tabla.novedad };
  const { data = [] } = useQuery({ ...query(seguimiento.lista, { body }), enabled: idPersonaNovedad > 0 });
  const { observado } = nombreEstado;
  return data.some(({ Asunto, Mensaje }) => Asunto === observado || Mensaje.includes(`${observado} -`));
}

const esEditable = (estado: Estado | null): boolean =>
  estado === null || estado === 'registrado' || estado === 'observado';

/**
 * The name of the company for which the staff register a notice; '' for 0. The review of a declared notice names it.
 */
function useEmpresa(id: number): string {
  const { data } = useQuery({ ...reference(empresas.porId, { params: { id } }), enabled: id > 0 });
  return data?.RazonSocial ?? '';
}

/** The link to the person's folder, for users who may see it. */
function CarpetaEnLinea({ idPersona, nombre }: { readonly idPersona: number; readonly nombre: string }) {
  const carpeta = useCarpetaDe(idPersona);
  if (!carpeta) return null;
  return (
    <>
      {' · '}
      <Link to={carpeta} aria-label={carpetaDePersonaMessages.carpetaDe(nombre)}>
        {carpetaDePersonaMessages.carpeta}
      </Link>
    </>
  );
}

/** The head of the form: the person of the notice, and the control for its state. */
export function NovedadHead({
  aviso: { familia, definition, loaded, permitidas, rol },
  salida,
  porPagar,
  onAction,
}: {
  readonly aviso: AvisoAbierto;
  /** The services declare it only after it is paid. Until then Declarar is not offered. */
  readonly porPagar: boolean;
  readonly salida: PaginaDeAviso['salida'];
  readonly onAction: (action: Accion) => void;
}) {
  const { IdPersonaNovedad, IdEmpresa, IdTipoNovedad, Pagado } = loaded.form.SegurosPersonasNovedad;
  useTituloDeRegistro(numeroDeAviso(loaded.form).copy ?? '');
  const observado = useFueObservado(IdPersonaNovedad);
  const empresa = useEmpresa(rol === 'personal' && esEditable(loaded.estado) ? IdEmpresa : 0);
  // Only an employer asks what has to be paid, and only while it is still to be declared.
  const porDeclarar = rol === 'empresa' && definition.conOrdenPago && loaded.estado === 'registrado';
  const { pago } = useRequierePago(IdEmpresa, porDeclarar ? IdTipoNovedad : 0);
  const desvios = { observado, pagado: Pagado || porPagar || pago === 'requiere' };
  const ofrecidas = porPagar ? new Set([...permitidas].filter((one) => one !== 'declarar')) : permitidas;
  return (
    <PageHead
      crumb={{ to: pathTo(salida.route), label: salida.label, state: { desde: familia.routes.edit } }}
      title={definition.heading}
      lead={
        <>
          {subtitulo(loaded.form, empresa)}
          <CarpetaEnLinea
            idPersona={loaded.form.BasePersonas.IdPersona}
            nombre={loaded.form.BasePersonas.NombreCompleto}
          />
        </>
      }
      aside={<Steps label={paginaMessages.estado} steps={pasos(loaded.estado, ofrecidas, onAction, desvios)} />}
    />
  );
}
