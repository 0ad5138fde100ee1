import { useState } from 'react';
import { basta, type Escritura } from '#blocks/escritura/asentar.ts';
import type { Hecha } from '#blocks/escritura/escribir.ts';
import { crearEscritura, type Escribir } from '#blocks/escritura/useEscritura.ts';
import { call } from '#client/call.ts';
import { forget } from '#client/query.ts';
import { useTask } from '#client/useTask.ts';
import type { Datos, Endpoint, Input } from '#contract/endpoint.ts';
import type { BajaPendiente, ResultadoOperacion } from '#contract/entities/bdpa.ts';
import { afiliacionBdpa } from '#contract/services/afiliacionBdpa.ts';
import { bdpa } from '#contract/services/bdpa.ts';
import { cleanDate, toLocalDate } from '#lib/dates.ts';
import { fill } from '#lib/texts.ts';
import { confirm } from '#ui/dialogs/confirm.ts';
import { toast } from '#ui/feedback/toast.ts';
import { cifra } from './cifras.ts';
import { operaciones as textos } from './messages.ts';
import type { Periodo } from './periodo.ts';

/** The result of an operation, to show. */
interface Resultado {
  readonly titulo: string;
  readonly texto: string;
  readonly tono: 'ok' | 'warn';
}

/** Sends the one write of an operation, after its question. */
type Hacer = <E extends Endpoint, T>(escritura: Escritura<E, T>) => Promise<Hecha<T> | null>;

/** An operation on the registry: the question before it, and its one call. */
export interface Operacion {
  readonly titulo: string;
  readonly aceptar: string;
  readonly pregunta: string;
  readonly detalle: string;
  /** null if it was not done; the reason was shown. */
  readonly hacer: (escribir: Hacer) => Promise<Omit<Resultado, 'titulo'> | null>;
}

/** All calls the screen uses: any operation may change any of them. */
const leidos = [
  afiliacionBdpa.detalle,
  afiliacionBdpa.detalleFecha,
  afiliacionBdpa.detalleHistorico,
  afiliacionBdpa.detalleRegionalHistorico,
  afiliacionBdpa.monitorRegional,
  afiliacionBdpa.noEnviados,
  afiliacionBdpa.poblacion,
  bdpa.bajasPendientes,
  bdpa.estadisticasBajasMes,
  bdpa.estadisticasBajasPeriodo,
  bdpa.listarPoblacion,
  bdpa.poblacionAfiliadaDia,
  bdpa.poblacionAfiliadaMes,
  bdpa.poblacionNoEnviadaDia,
  bdpa.poblacionValidadaGestion,
  bdpa.poblacionValidadaMes,
  bdpa.revisarPoblacion,
] as const;

export interface Operaciones {
  readonly resultado: Resultado | null;
  readonly cerrar: () => void;
  /** True if the operation was done. */
  readonly operar: (operacion: Operacion) => Promise<boolean>;
  readonly busy: boolean;
}

/** The writes of each operation, by title. Uncertain tries are remembered separately for each one. */
function useDudas(): (titulo: string) => Escribir {
  const [known] = useState(() => new Map<string, Escribir>());
  return (titulo) => {
    const own = known.get(titulo) ?? crearEscritura().escribir;
    known.set(titulo, own);
    return own;
  };
}

/**
 * Asks, sends the one write of an operation, shows its result, and loads the figures again. The figures do not tell
 * whether an operation on many rows was done, so after an uncertain answer the user is asked before it is sent again.
 */
export function useOperaciones(): Operaciones {
  const [resultado, setResultado] = useState<Resultado | null>(null);
  const dudas = useDudas();
  const [operar, busy] = useTask(async ({ titulo, aceptar, pregunta, detalle, hacer }: Operacion) => {
    const preguntar = () =>
      confirm({ title: titulo, message: pregunta, accept: aceptar, focus: 'cancel', detail: detalle });
    setResultado(null);
    const done = await hacer((escritura) => dudas(titulo)(escritura, { preguntar }));
    // After a failure too: it may have been done.
    await forget(...leidos);
    if (!done) return false;
    (done.tono === 'ok' ? toast.success : toast.warning)(done.texto);
    setResultado({ titulo, ...done });
    return true;
  });
  return { resultado, cerrar: () => setResultado(null), operar, busy };
}

const contado = ({ Procesados, Observados }: ResultadoOperacion): Omit<Resultado, 'titulo'> => {
  const texto = fill(textos.resultado, { procesados: cifra(Procesados), observados: cifra(Observados) });
  return { texto, tono: Observados > 0 ? 'warn' : 'ok' };
};

const deTodas = (
  { titulo, boton, pregunta }: { titulo: string; boton: string; pregunta: string },
  hacer: (escribir: Hacer) => Promise<Hecha<ResultadoOperacion> | null>,
): Operacion => ({
  titulo,
  aceptar: boton,
  pregunta,
  detalle: textos.deTodas,
  hacer: async (escribir) => {
    const done = await hacer(escribir);
    return done && contado(done.datos);
  },
});

/** An operation on many rows, as a write: nothing the services show tells whether it was done. */
const sobreMuchos = <E extends Endpoint>(llamada: E, entrada: Input<E>) => ({
  llamada,
  entrada,
  resultado: ({ datos }: { readonly datos: Datos<E> }) => datos,
  comprobar: null,
});

/** Registers the whole population to be sent. */
export const grabarPoblacion = deTodas(textos.grabar, (escribir) =>
  escribir(sobreMuchos(afiliacionBdpa.grabarPoblacion, {})),
);
/** Sends the registered population to the registry. */
export const enviarPoblacion = deTodas(textos.enviar, (escribir) =>
  escribir(sobreMuchos(afiliacionBdpa.enviarPoblacion, {})),
);
/** Sends again what the registry did not accept. */
export const enviarNoEnviados = deTodas(textos.reenviar, (escribir) =>
  escribir(sobreMuchos(afiliacionBdpa.enviarNoEnviados, {})),
);

const delPeriodo = (
  text: Parameters<typeof deTodas>[0],
  endpoint: typeof bdpa.corregirPoblacion | typeof bdpa.regularizarBajas | typeof bdpa.grabarPoblacionNoEnviadaDia,
  { desde, hasta }: Periodo,
): Operacion => ({
  ...deTodas(text, (escribir) => escribir(sobreMuchos(endpoint, { params: { desde, hasta } }))),
  detalle: fill(textos.delPeriodo, { desde: toLocalDate(desde), hasta: toLocalDate(hasta) }),
});

/** Registers the people of a period who were not sent. */
export const grabarPeriodo = (periodo: Periodo) =>
  delPeriodo(textos.grabarPeriodo, bdpa.grabarPoblacionNoEnviadaDia, periodo);
/** Corrects the registry rows of a period with the fund's data. */
export const corregirPeriodo = (periodo: Periodo) => delPeriodo(textos.corregir, bdpa.corregirPoblacion, periodo);
/** Reports all terminations of a period to the registry. */
export const regularizarPeriodo = (periodo: Periodo) =>
  delPeriodo(textos.regularizarTodas, bdpa.regularizarBajas, periodo);

/** Writes the fund's data of one person to the registry. `enEspera`: the row is waiting to be sent. */
export const actualizarRegistro = (
  aceptar: string,
  { idRegistro, nombre, enEspera }: { idRegistro: number; nombre: string; enEspera: boolean },
): Operacion => ({
  titulo: textos.actualizar.titulo,
  aceptar,
  pregunta: fill(textos.actualizar.pregunta, { nombre }),
  detalle: textos.deUna,
  hacer: async (escribir) => {
    const done = await escribir({
      llamada: afiliacionBdpa.actualizar,
      entrada: { params: { idRegistro } },
      resultado: basta,
      // A corrected row no longer waits to be sent. For other rows, nothing tells.
      comprobar: enEspera
        ? async () => {
            const waits = await call(afiliacionBdpa.noEnviado, { params: { idRegistro } }, { quiet: true });
            return waits ? 'sin hacer' : { hecha: true };
          }
        : null,
    });
    return done && { texto: afiliacionBdpa.actualizar.success ?? '', tono: 'ok' };
  },
});

/** Reports one termination to the registry. */
export const regularizarBaja = (aceptar: string, baja: BajaPendiente): Operacion => {
  const { IdPersona: idPersona, IdEmpresa: idEmpresa, NombreCompleto: nombre, FechaBaja } = baja;
  return {
    titulo: textos.regularizar.titulo,
    aceptar,
    pregunta: fill(textos.regularizar.pregunta, { nombre, fecha: toLocalDate(FechaBaja) }),
    detalle: textos.deUna,
    hacer: async (escribir) => {
      const fechaBaja = cleanDate(FechaBaja);
      const done = await escribir({
        llamada: afiliacionBdpa.regularizarBaja,
        entrada: { params: { idPersona, idEmpresa, fechaBaja } },
        resultado: basta,
        comprobar: async () => {
          const params = { desde: fechaBaja, hasta: fechaBaja };
          const waiting = await call(bdpa.bajasPendientes, { params }, { quiet: true });
          const waits = waiting.some((row) => row.IdPersona === idPersona && row.IdEmpresa === idEmpresa);
          return waits ? 'sin hacer' : { hecha: true };
        },
      });
      return done && { texto: fill(textos.regularizar.hecho, { nombre }), tono: 'ok' };
    },
  };
};
