import type { Requisito } from '#contract/entities/adjunto.ts';
import { toast } from '#ui/feedback/toast.ts';
import { download } from '#ui/table/exportTable.ts';
import { comprobarAdjuntos, requisitosDe } from '../comprobar/adjuntos.ts';
import { comprobarFila } from '../comprobar/comprobarFila.ts';
import { crearCorrida } from '../corrida/corrida.ts';
import { conResultados } from '../corrida/resultados.ts';
import { enviarMessages as textos } from '../enviar/messages.ts';
import { cerrada, type Fila, porEnviar } from '../fila/fila.ts';
import type { TiendaDeImportacion } from '../fila/importacion.ts';
import { columnasDeResultado, informe } from '../lectura/informe.ts';
import { abrirDiario, type Diario } from '../registrar/diario.ts';
import type { Corrida, Dueno } from '../registrar/estado.ts';
import { puertosDeServicios } from '../registrar/puertos.ts';
import { tomarImportacion } from '../registrar/turno.ts';
import { type ActosDeDeclarar, crearDeclaracion } from './declaracion.ts';
import type { TiendaDePantalla } from './estado.ts';

/** The acts of the last two steps. */
export interface Envio extends Pick<ActosDeDeclarar, 'declarar' | 'crearOrden'> {
  /** Takes the company's import for this tab; the screen says if another one has it. */
  readonly tomarTurno: () => Promise<void>;
  /** Asks for the one confirmation (R1). */
  readonly pedirConfirmacion: (filas: readonly Fila[] | null) => void;
  /** Registers the rows, and settles those that an earlier visit left uncertain. Pressing it twice does it once. */
  readonly comenzar: (filas: readonly Fila[]) => Promise<void>;
  readonly repetir: (numeros: readonly number[]) => void;
  /** What the refused file of a row was for; null if the row was refused for another reason, or not at all. */
  readonly requisitoRechazado: (fila: Fila) => Requisito | null;
  /** Sends a refused row again with another file in the place of the refused one. A file that is not accepted is told. */
  readonly cambiarArchivo: (fila: Fila, archivo: File) => Promise<void>;
  readonly bajarInforme: () => Promise<void>;
  readonly soltar: () => void;
}

interface Medios {
  readonly pantalla: TiendaDePantalla;
  readonly tienda: TiendaDeImportacion;
  readonly dueno: Dueno;
}

/** What each row is registered with, and what became of it; without React. */
export function crearEnvio({ pantalla, tienda, dueno }: Medios): Envio {
  const { getState, setState } = pantalla;
  const fin = new AbortController();
  let comenzando = false;
  let dejarDeMirar = () => {};
  let soltarTurno = () => {};
  let suelto = false;
  let diario: Diario | null = null;
  const declaracion = crearDeclaracion({ pantalla, tienda, dueno, diario: () => diario });

  /** Another tab must not register the same rows. The turn is given back when the screen goes away. */
  async function tomarTurno(): Promise<void> {
    const turno = await tomarImportacion(dueno);
    if (!turno.tuyo) return setState({ ajena: turno.texto });
    if (suelto) return turno.soltar();
    soltarTurno = turno.soltar;
    setState({ ajena: '' });
  }

  /** The result is shown as soon as nothing waits any more. */
  function mirar(corrida: Corrida): void {
    dejarDeMirar();
    dejarDeMirar = corrida.estado.subscribe(({ fase }, antes) => {
      if (fase === antes.fase) return;
      if (fase !== 'terminada' && fase !== 'detenida') return;
      setState({ paso: 'resultado' });
      void declaracion.contarPagos();
    });
  }

  function requisitoRechazado(fila: Fila): Requisito | null {
    const { contexto, corrida } = getState();
    const idRequisito = corrida?.estado.getState().resultados.get(fila.numero)?.idRequisito;
    if (!contexto || idRequisito === undefined) return null;
    return requisitosDe(fila, contexto).find((uno) => uno.IdRequisito === idRequisito) ?? null;
  }

  async function cambiarArchivo(fila: Fila, archivo: File): Promise<void> {
    const { contexto, corrida } = getState();
    const requisito = requisitoRechazado(fila);
    if (!contexto || !requisito) return;
    const { numero } = fila;
    const elegido = { idRequisito: requisito.IdRequisito, archivo };
    const reparto = { porFila: new Map([[numero, [elegido]]]), dobles: [] };
    const nueva = await comprobarAdjuntos([fila], reparto, contexto, { signal: fin.signal });
    const [suyo] = nueva.porFila.get(numero) ?? [];
    if (!suyo) {
      toast.error(nueva.hallazgos.get(numero)?.[0]?.texto ?? textos.noSePudo);
      return;
    }
    const { revisados } = getState();
    const otros = (revisados.porFila.get(numero) ?? []).filter((uno) => uno.idRequisito !== suyo.idRequisito);
    setState({ revisados: { ...revisados, porFila: new Map(revisados.porFila).set(numero, [...otros, suyo]) } });
    corrida?.repetir(numero);
  }

  async function correr(listas: readonly Fila[]): Promise<void> {
    const { contexto, elegido } = getState();
    if (!contexto || !elegido?.planilla) return;
    const { filas } = tienda.getState();
    // What an earlier visit sent and did not register: the clerk settles it in the result.
    const pendientes = filas.filter((fila) => cerrada(fila) && fila.paso !== 'registrada');
    const enviadas = [...pendientes, ...listas.filter(porEnviar)].toSorted((a, b) => a.numero - b.numero);
    const registradas = filas.filter(({ paso }) => paso === 'registrada').length;
    diario = await abrirDiario(dueno, elegido.planilla.huella);
    await diario.comenzar(registradas + enviadas.length);
    declaracion.recordarDeclaradas(diario);
    if (!diario.persistente()) setState({ sinAlmacen: true });
    const corrida = crearCorrida({
      filas: enviadas,
      adjuntos: async ({ numero }) => getState().revisados.porFila.get(numero) ?? [],
      contexto: {
        idEmpresa: contexto.idEmpresa,
        definiciones: contexto.definiciones,
        periodo: contexto.periodo,
      },
      diario,
      puertos: puertosDeServicios(contexto.idEmpresa),
      preparar: (fila) => comprobarFila(fila, contexto, fin.signal),
    });
    tienda.sellar();
    void getState().corrida?.soltar();
    setState({ corrida, enviadas, paso: 'registrar', porConfirmar: null });
    mirar(corrida);
    corrida.comenzar();
  }

  return {
    tomarTurno,
    pedirConfirmacion: (porConfirmar) => setState({ porConfirmar }),
    comenzar: async (listas) => {
      // Pressing the button twice, or Enter with it, begins one run.
      if (comenzando || getState().paso !== 'revisar') return;
      comenzando = true;
      try {
        await correr(listas);
      } finally {
        comenzando = false;
      }
    },
    repetir: (numeros) => {
      for (const numero of numeros) getState().corrida?.repetir(numero);
    },
    requisitoRechazado,
    cambiarArchivo,
    bajarInforme: async () => {
      const { elegido, correspondencia, corrida } = getState();
      if (!elegido?.planilla || !correspondencia) return;
      const filas = conResultados(tienda.getState().filas, corrida);
      const csv = await informe({ filas, planilla: elegido.planilla, correspondencia, extra: columnasDeResultado });
      download(new Blob([csv], { type: 'text/csv;charset=utf-8' }), `${textos.informeNombre}.csv`);
    },
    declarar: declaracion.declarar,
    crearOrden: declaracion.crearOrden,
    soltar: () => {
      suelto = true;
      dejarDeMirar();
      // Another tab must not begin a row that is still under way here.
      void Promise.all([declaracion.soltar(), getState().corrida?.soltar()]).then(() => {
        soltarTurno();
        fin.abort();
      });
    },
  };
}
