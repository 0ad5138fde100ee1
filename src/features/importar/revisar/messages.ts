import { cuantos, mil } from '../fila/cuentas.ts';
import type { Estado } from '../fila/fila.ts';

/** Minutes as people say them. */
const minutos = (n: number): string => (n <= 1 ? 'cerca de un minuto' : `unos ${mil(n)} minutos`);

/** Texts of the review of the rows. */
export const revisarMessages = {
  tabla: 'Filas del archivo',
  chips: 'Estado de las filas',
  chip: { todas: 'Todas', lista: 'Listas', aviso: 'Con aviso', problema: 'Con problema' },
  estados: {
    lista: 'Lista',
    aviso: 'Aviso',
    problema: 'Problema',
    pendiente: 'Pendiente',
    registrada: 'Registrada',
    rechazada: 'No registrada',
    sinConfirmar: 'Sin confirmar',
  } satisfies Record<Estado, string>,
  comprobandoFila: 'Revisando',
  quitarGrupo: (titulo: string) => `Ver todas las filas, no solo «${titulo}»`,
  comprobarOtraVez: 'Comprobar otra vez',
  imprimir: 'Imprimir las filas',
  sinFilas: 'Ninguna fila está así.',
  registrar: 'Registrar',
  registrarFila: (fila: number) => `Registrar la fila ${fila}`,
  nombreDeFila: (fila: number) => `fila ${fila}`,
  columnas: {
    fila: 'Fila',
    estado: 'Estado',
    documento: 'Documento',
    nombre: 'Nombre completo',
    adjuntos: 'Adj.',
    adjuntosNombre: 'Adjuntos',
    cargo: 'Cargo',
    haber: 'Haber',
    ubicacion: 'Ubicación',
    motivos: 'Por resolver',
  },
  fechas: {
    alta: 'Ingreso',
    baja: 'Fecha de baja',
    transferencia: 'Transferencia',
    varias: 'Fecha',
  },
  fechaComo: 'dd/mm/aaaa',
  filas: (n: number) => cuantos(n, 'fila', 'filas'),
  deFilas: (n: number, total: number) => `${mil(n)} de ${cuantos(total, 'fila', 'filas')}`,
  comprobadas: (hora: string) => `comprobadas con la caja a las ${hora}`,
  teclas: 'F8 siguiente problema · Ctrl+Z deshacer',
  sinProblemas: 'Estas filas no tienen problemas.',

  porResolver: 'Por resolver',
  deshacer: 'Deshacer',
  deshecho: (n: number) => `Se deshizo el último cambio: ${cuantos(n, 'fila', 'filas')}.`,
  problemas: (n: number) => `Problemas · ${cuantos(n, 'fila', 'filas')}`,
  avisos: (n: number) => `Avisos · ${cuantos(n, 'fila', 'filas')}`,
  nadaPorResolver: 'Nada por resolver.',
  sinComprobar: 'Los problemas y avisos aparecen aquí cuando se comprueban las filas.',
  aplicar: (n: number) => (n === 1 ? 'Aplicar a la fila' : `Aplicar a las ${mil(n)} filas`),
  aplicado: (n: number) => (n === 1 ? 'Corregida 1 fila.' : `Corregidas ${mil(n)} filas.`),
  verLas: (n: number) => (n === 1 ? 'Ver la fila' : `Ver las ${mil(n)}`),
  recordar: 'Recordar esta equivalencia',
  confirmar: (n: number) => (n === 1 ? 'Confirmar la fila' : `Confirmar las ${mil(n)}`),
  confirmado: (n: number) => (n === 1 ? 'Confirmada 1 fila.' : `Confirmadas ${mil(n)} filas.`),
  noSeEnvian: (n: number) => (n === 1 ? 'No se envía.' : 'No se envían.'),
  comprobarLas: (n: number) => (n === 1 ? 'Comprobar la fila otra vez' : `Comprobar las ${mil(n)} otra vez`),
  unaPorUna: 'Registrar una por una',
  agregarArchivos: 'Agregar archivos',
  unaFila: 'fila',
  variasFilas: 'filas',
  verMasGrupos: (n: number) => `Ver ${mil(n)} más`,

  avisosDe: (partes: readonly { readonly clase: 'alta' | 'baja' | 'transferencia'; readonly n: number }[]): string => {
    const [primera, ...otras] = partes;
    if (!primera) return 'Ningún aviso';
    const textos = [
      `${cuantos(primera.n, 'aviso', 'avisos')} de ${primera.clase}`,
      ...otras.map(({ clase, n }) => `${mil(n)} de ${clase}`),
    ];
    const ultimo = textos.pop() ?? '';
    return textos.length === 0 ? ultimo : `${textos.join(', ')} y ${ultimo}`;
  },
  fuera: (n: number) => (n === 1 ? '1 fila queda fuera' : `${mil(n)} filas quedan fuera`),
  costo: (llamadas: number, n: number) => `${cuantos(llamadas, 'llamada', 'llamadas')}, ${minutos(n)}`,
  descargar: (n: number) => (n === 1 ? 'Descargar la fila con su motivo' : `Descargar las ${mil(n)} con su motivo`),
  registrarAvisos: (n: number) => (n === 1 ? 'Registrar 1 aviso' : `Registrar ${mil(n)} avisos`),
  espere: 'Espere a que terminen de comprobarse las filas, o cancele.',
  avisosSinConfirmar: 'Avisos sin confirmar',
  confirmeAntes: 'Estas filas se registrarán como están. ¿Las confirma?',
  confirmarTodo: 'Confirmar y seguir',
} as const;
