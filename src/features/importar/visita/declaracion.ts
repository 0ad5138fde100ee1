import { enUnaLinea } from '#blocks/hecho/enUnaLinea.ts';
import { aperturaDeOrden } from '#blocks/orden-pago-control/abrirOrden.ts';
import { isCallError } from '#client/errors.ts';
import { engineMessages } from '#engine/definition/messages.ts';
import { confirm } from '#ui/dialogs/confirm.ts';
import { conResultados } from '../corrida/resultados.ts';
import {
  type DeclaracionDeTodas,
  declararTodas,
  type EstadoDeDeclarar,
  type PorDeclarar,
  type RevisionDePagos,
  revisarPagos,
} from '../declarar/declarar.ts';
import { crearOrden } from '../declarar/orden.ts';
import { enviarMessages as textos } from '../enviar/messages.ts';
import type { OrdenDeFilas } from '../enviar/QueSigue.tsx';
import type { TiendaDeImportacion } from '../fila/importacion.ts';
import { type Diario, esDeOtra } from '../registrar/diario.ts';
import type { Dueno } from '../registrar/estado.ts';
import { puertosDeServicios } from '../registrar/puertos.ts';
import type { TiendaDePantalla } from './estado.ts';

/** What follows the registering: declaring, and the payment order of what is paid before. */
export interface ActosDeDeclarar {
  readonly declarar: () => Promise<void>;
  readonly crearOrden: () => Promise<void>;
  /** Asks which of the registered notices are paid first, to show how many. A failure shows no counts. */
  readonly contarPagos: () => Promise<void>;
  /** What an earlier visit declared, by the journal. */
  readonly recordarDeclaradas: (diario: Pick<Diario, 'asientos'>) => void;
  /** Ends the declaring, which is not shown any more then. Resolves when no notice is being declared. */
  readonly soltar: () => Promise<void>;
}

interface Medios {
  readonly pantalla: TiendaDePantalla;
  readonly tienda: TiendaDeImportacion;
  readonly dueno: Dueno;
  /** The journal of the run; null before it. */
  readonly diario: () => Diario | null;
}

/** The registered rows that are not declared yet. */
function porDeclarar({ pantalla, tienda, diario }: Medios): readonly PorDeclarar[] {
  const { contexto, corrida, declaradas } = pantalla.getState();
  return conResultados(tienda.getState().filas, corrida).flatMap(({ numero, paso, tipo, resultado, preparada }) => {
    const definition = contexto?.definiciones.get(tipo ?? '');
    if (paso !== 'registrada' || !resultado || !definition || declaradas.has(numero)) return [];
    const { idPersonaNovedad } = resultado;
    // What an earlier visit registered was not checked by this one; the journal knows its type.
    const anotada = diario()?.asientos().get(numero);
    const idTipoNovedad = preparada?.idTipoNovedad ?? anotada?.idTipoNovedad ?? definition.idTipoPadre;
    const dudosa = anotada?.declaracionDudosa ?? false;
    return [{ numero, idPersonaNovedad, idTipoNovedad, definition, dudosa }];
  });
}

/**
 * Notes in the journal what is declared, so that it is not offered again when the clerk comes back, for example after paying;
 * and what nobody knows, so that it is read before it is sent again.
 */
function apuntar(diario: Diario | null, { declaradas, dudosas }: EstadoDeDeclarar): void {
  for (const numero of declaradas) {
    const uno = diario?.asientos().get(numero);
    if (uno && !uno.declarada) void diario?.anotar(numero, { ...uno, declarada: true });
  }
  for (const numero of dudosas) {
    const uno = diario?.asientos().get(numero);
    if (uno && !uno.declaracionDudosa) void diario?.anotar(numero, { ...uno, declaracionDudosa: true });
  }
}

/** Shows how declaring goes on, and notes it in the journal. Returns what ends that. */
function seguir(una: DeclaracionDeTodas, aviso: string, { pantalla, diario }: Medios): () => void {
  return una.estado.subscribe((estado: EstadoDeDeclarar) => {
    apuntar(diario(), estado);
    const { fase, parada, total, declaradas, motivos } = estado;
    const lineas = [
      ...(declaradas.size > 0 ? [textos.declaradas(declaradas.size)] : []),
      ...(aviso ? [aviso] : []),
      ...[...motivos].map(([numero, motivo]) => textos.noDeclarada(numero, motivo)),
      ...(parada ? [parada.texto] : []),
    ];
    pantalla.setState((s) => ({
      declaradas: new Set([...s.declaradas, ...declaradas]),
      declaracion: {
        fase: fase === 'pausada' || fase === 'terminada' ? fase : 'corriendo',
        hechas: declaradas.size + motivos.size,
        total,
        lineas: fase === 'corriendo' ? [] : lineas,
      },
    }));
  });
}

/** Shows how many notices are paid before they are declared. A created order without some of them is offered again. */
function anotarPagos({ pantalla }: Medios, { porPagar }: RevisionDePagos): void {
  const { orden, ordenadas } = pantalla.getState();
  const faltan = orden.fase === 'creada' && porPagar.some(({ numero }) => !ordenadas.has(numero));
  pantalla.setState({ porPagar: porPagar.length, orden: faltan ? { ...orden, fase: 'incompleta' } : orden });
}

/** Which notices are paid before they are declared; null if that failed, and `decir` has shown why. */
async function revisados(medios: Medios, decir: (texto: string) => void): Promise<RevisionDePagos | null> {
  try {
    const pagos = await revisarPagos(porDeclarar(medios), medios.dueno.empresa);
    anotarPagos(medios, pagos);
    return pagos;
  } catch (error) {
    if (!isCallError(error)) throw error;
    decir(enUnaLinea(error));
    return null;
  }
}

/** The payment check, then one question with what is really declared. */
async function preguntar(medios: Medios): Promise<RevisionDePagos | null> {
  const total = porDeclarar(medios).length;
  const decir = (linea: string) =>
    medios.pantalla.setState({ declaracion: { fase: 'terminada', hechas: 0, total, lineas: [linea] } });
  const pagos = await revisados(medios, decir);
  if (pagos?.declarables.length === 0 && pagos.aviso !== '') decir(pagos.aviso);
  if (!pagos || pagos.declarables.length === 0) return null;
  const si = await confirm({
    title: textos.declararPregunta(pagos.declarables.length),
    message: [pagos.aviso, engineMessages.advertenciaDeclarar].filter(Boolean).join(' '),
    accept: textos.declarar,
  });
  return si ? pagos : null;
}

/** Puts the notices that are paid before into an order. */
async function ordenar(medios: Medios): Promise<void> {
  const { pantalla, dueno } = medios;
  if (pantalla.getState().orden.fase === 'creando') return;
  const poner = (fase: OrdenDeFilas['fase'], texto: string, abrir: OrdenDeFilas['abrir'] = null) =>
    pantalla.setState({ orden: { fase, texto, abrir } });
  poner('creando', '');
  const pagos = await revisados(medios, (texto) => poner('no', texto));
  if (!pagos) return;
  const fin = await crearOrden(pagos.porPagar, dueno.empresa);
  if (fin.tipo !== 'creada') return poner('no', fin.texto);
  const estas = pagos.porPagar.map(({ numero }) => numero);
  pantalla.setState(({ ordenadas }) => ({ ordenadas: new Set([...ordenadas, ...estas]) }));
  poner('creada', fin.texto, aperturaDeOrden({ IdOrdenPago: fin.idOrdenPago, IdEmpresa: dueno.empresa }));
}

/** What an earlier visit declared, by the journal. An entry that is about another person than the row says nothing of it. */
function recordarDeclaradas({ pantalla, tienda }: Medios, { asientos }: Pick<Diario, 'asientos'>): void {
  const filas = new Map(tienda.getState().filas.map((fila) => [fila.numero, fila]));
  const antes = [...asientos()].flatMap(([numero, uno]) => {
    const fila = filas.get(numero);
    return uno.declarada && !(fila && esDeOtra(uno, fila)) ? [numero] : [];
  });
  if (antes.length === 0) return;
  const n = antes.length;
  const lineas = [textos.declaradas(n)];
  pantalla.setState({ declaradas: new Set(antes), declaracion: { fase: 'terminada', hechas: n, total: n, lineas } });
}

/** The acts that follow the registering, without React. */
export function crearDeclaracion(medios: Medios): ActosDeDeclarar {
  const { pantalla, dueno } = medios;
  let declaracion: DeclaracionDeTodas | null = null;
  let dejarDeSeguir = () => {};
  let preguntando = false;

  async function declarar(): Promise<void> {
    if (declaracion?.estado.getState().fase === 'pausada') return declaracion.continuar();
    if (preguntando || pantalla.getState().declaracion.fase === 'corriendo') return;
    preguntando = true;
    const pagos = await preguntar(medios).finally(() => {
      preguntando = false;
    });
    if (!pagos) return;
    void declaracion?.soltar();
    declaracion = declararTodas(pagos.declarables, puertosDeServicios(dueno.empresa));
    dejarDeSeguir = seguir(declaracion, pagos.aviso, medios);
    declaracion.comenzar();
  }

  return {
    declarar,
    crearOrden: () => ordenar(medios),
    contarPagos: async () => {
      await revisados(medios, () => pantalla.setState({ porPagar: null }));
    },
    recordarDeclaradas: (diario) => recordarDeclaradas(medios, diario),
    soltar: async () => {
      await declaracion?.soltar();
      dejarDeSeguir();
      // A later import does not go on with it.
      declaracion = null;
    },
  };
}
