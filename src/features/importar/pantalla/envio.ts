import { aperturaDeOrden } from '#blocks/orden-pago-control/abrirOrden.ts';
import { isCallError } from '#client/errors.ts';
import type { Requisito } from '#contract/entities/adjunto.ts';
import { engineMessages } from '#engine/definition/messages.ts';
import { confirm } from '#ui/dialogs/confirm.ts';
import { toast } from '#ui/feedback/toast.ts';
import { download } from '#ui/table/exportTable.ts';
import { comprobarAdjuntos, requisitosDe } from '../comprobar/adjuntos.ts';
import { comprobarFila } from '../comprobar/comprobarFila.ts';
import { crearCorrida } from '../corrida/corrida.ts';
import { enviarMessages as textos } from '../enviar/messages.ts';
import type { OrdenDeFilas } from '../enviar/QueSigue.tsx';
import { cerrada, type Fila, porEnviar } from '../fila/fila.ts';
import type { TiendaDeImportacion } from '../fila/importacion.ts';
import { columnasDeResultado, informe } from '../lectura/informe.ts';
import {
  type DeclaracionDeTodas,
  declararTodas,
  type EstadoDeDeclarar,
  type PorDeclarar,
  type RevisionDePagos,
  revisarPagos,
} from '../registrar/declarar.ts';
import { abrirDiario, type Diario } from '../registrar/diario.ts';
import type { Corrida, Dueno } from '../registrar/estado.ts';
import { crearOrden } from '../registrar/orden.ts';
import { puertosDeServicios } from '../registrar/puertos.ts';
import { tomarImportacion } from '../registrar/turno.ts';
import type { TiendaDePantalla } from './estado.ts';

/** The acts of the last two steps. */
export interface Envio {
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
  readonly declarar: () => Promise<void>;
  readonly crearOrden: () => Promise<void>;
  readonly soltar: () => void;
}

interface Medios {
  readonly pantalla: TiendaDePantalla;
  readonly tienda: TiendaDeImportacion;
  readonly dueno: Dueno;
}

/** All rows of the file with what the run says of them. */
export function conResultados(filas: readonly Fila[], corrida: Corrida | null): readonly Fila[] {
  if (!corrida) return filas;
  const { pasos, resultados } = corrida.estado.getState();
  return filas.map((fila) => {
    const paso = pasos.get(fila.numero);
    return paso === undefined ? fila : { ...fila, paso, resultado: resultados.get(fila.numero) ?? fila.resultado };
  });
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
  let declaracion: DeclaracionDeTodas | null = null;

  /** Another tab must not register the same rows. The turn is given back when the screen goes away. */
  async function tomarTurno(): Promise<void> {
    const turno = await tomarImportacion(dueno);
    if (!turno.tuyo) return setState({ ajena: turno.texto });
    if (suelto) return turno.soltar();
    soltarTurno = turno.soltar;
    setState({ ajena: '' });
  }

  /** The registered rows that are not declared yet. */
  function porDeclarar(): readonly PorDeclarar[] {
    const { contexto, corrida, declaradas } = getState();
    return conResultados(tienda.getState().filas, corrida).flatMap(({ numero, paso, tipo, resultado, preparada }) => {
      const definition = contexto?.definiciones.get(tipo ?? '');
      if (paso !== 'registrada' || !resultado || !definition || declaradas.has(numero)) return [];
      const { idPersonaNovedad } = resultado;
      // What an earlier visit registered was not checked by this one; the journal knows its type.
      const anotada = diario?.asientos().get(numero)?.idTipoNovedad;
      const idTipoNovedad = preparada?.idTipoNovedad ?? anotada ?? definition.idTipoPadre;
      return [{ numero, idPersonaNovedad, idTipoNovedad, definition }];
    });
  }

  /** Asks which notices are paid before they are declared; null if that failed, which is shown by `decir`. */
  async function revisados(decir: (texto: string) => void): Promise<RevisionDePagos | null> {
    try {
      return await revisarPagos(porDeclarar(), dueno.empresa);
    } catch (error) {
      if (!isCallError(error)) throw error;
      decir(error.message);
      return null;
    }
  }

  /** Declared notices are not offered again when the clerk comes back, for example after paying. */
  function anotarDeclaradas(numeros: ReadonlySet<number>): void {
    for (const numero of numeros) {
      const uno = diario?.asientos().get(numero);
      if (uno && !uno.declarada) void diario?.anotar(numero, { ...uno, declarada: true });
    }
  }

  /** What an earlier visit declared. */
  function recordarDeclaradas({ asientos }: Diario): void {
    const antes = [...asientos()].flatMap(([numero, { declarada }]) => (declarada ? [numero] : []));
    if (antes.length === 0) return;
    const n = antes.length;
    const lineas = [textos.declaradas(n)];
    setState({ declaradas: new Set(antes), declaracion: { fase: 'terminada', hechas: n, total: n, lineas } });
  }

  function contar(una: DeclaracionDeTodas, aviso: string): void {
    const ver = ({ fase, parada, total, declaradas, motivos }: EstadoDeDeclarar) => {
      const hechas = declaradas.size + motivos.size;
      anotarDeclaradas(declaradas);
      const lineas = [
        ...(declaradas.size > 0 ? [textos.declaradas(declaradas.size)] : []),
        ...(aviso ? [aviso] : []),
        ...[...motivos].map(([numero, motivo]) => textos.noDeclarada(numero, motivo)),
        ...(parada ? [parada.texto] : []),
      ];
      setState((s) => ({
        declaradas: new Set([...s.declaradas, ...declaradas]),
        declaracion: {
          fase: fase === 'pausada' ? 'pausada' : fase === 'terminada' ? 'terminada' : 'corriendo',
          ...{ hechas, total },
          lineas: fase === 'corriendo' ? [] : lineas,
        },
      }));
    };
    una.estado.subscribe(ver);
  }

  async function declarar(): Promise<void> {
    if (declaracion?.estado.getState().fase === 'pausada') return declaracion.continuar();
    if (getState().declaracion.fase === 'corriendo') return;
    const pendientes = porDeclarar();
    const si = await confirm({
      title: textos.declararPregunta(pendientes.length),
      message: engineMessages.advertenciaDeclarar,
      accept: textos.declarar,
    });
    if (!si) return;
    setState({ declaracion: { fase: 'corriendo', hechas: 0, total: pendientes.length, lineas: [] } });
    const decir = (linea: string) =>
      setState({ declaracion: { fase: 'terminada', hechas: 0, total: pendientes.length, lineas: [linea] } });
    const pagos = await revisados(decir);
    if (!pagos) return;
    if (pagos.declarables.length === 0) return decir(pagos.aviso);
    void declaracion?.soltar();
    declaracion = declararTodas(pagos.declarables, puertosDeServicios(dueno.empresa));
    contar(declaracion, pagos.aviso);
    declaracion.comenzar();
  }

  async function ordenar(): Promise<void> {
    if (getState().orden.fase === 'creando') return;
    const poner = (fase: OrdenDeFilas['fase'], texto: string, abrir: OrdenDeFilas['abrir'] = null) =>
      setState({ orden: { fase, texto, abrir } });
    poner('creando', '');
    const pagos = await revisados((texto) => poner('no', texto));
    if (!pagos) return;
    const fin = await crearOrden(pagos.porPagar, dueno.empresa);
    if (fin.tipo !== 'creada') return poner('no', fin.texto);
    poner('creada', fin.texto, aperturaDeOrden({ IdOrdenPago: fin.idOrdenPago, IdEmpresa: dueno.empresa }));
  }

  /** The result is shown as soon as nothing waits any more. */
  function mirar(corrida: Corrida): void {
    dejarDeMirar();
    dejarDeMirar = corrida.estado.subscribe(({ fase }, antes) => {
      if (fase === antes.fase) return;
      if (fase === 'terminada' || fase === 'detenida') setState({ paso: 'resultado' });
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
    recordarDeclaradas(diario);
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
    declarar,
    crearOrden: ordenar,
    soltar: () => {
      suelto = true;
      dejarDeMirar();
      // Another tab must not begin a row that is still under way here.
      void Promise.all([declaracion?.soltar(), getState().corrida?.soltar()]).then(() => {
        soltarTurno();
        fin.abort();
      });
    },
  };
}
