import { tituloRevision } from './titles.ts';

/** Texts of the staff's review (spec E 1, decision 7). */
export const revisionMessages = {
  titulo: tituloRevision,
  archivo: 'avisos-por-revisar',
  resumen: (total: number, masAntiguo: string) =>
    total === 0 ? 'Nada por revisar' : `${total} por revisar · el más antiguo, ${masAntiguo}`,
  cargando: 'Consultando los avisos declarados…',
  revisar: 'Revisar',
  revisarDe: (name: string) => `Revisar aviso de ${name}`,
  buscarPersona: 'Buscar persona',
  empezar: 'Revisar el más antiguo',
  vacio: 'No hay avisos declarados por revisar.',
  sinFiltrados: 'Ningún aviso declarado cumple el filtro.',
  quitarFiltro: 'Quitar filtros',
  declarado: 'Declarado el',
  espera: 'Espera',
  familia: 'Familia de avisos',
  todas: 'Todos',
  empresa: 'Empresa',
  todasLasEmpresas: 'TODAS LAS EMPRESAS',
  antiguedad: 'Espera',
  cualquiera: 'Cualquier espera',
  noConsultado: (tipos: string) => `No se pudo consultar: ${tipos}.`,
  acciones: 'Acciones',
} as const;
