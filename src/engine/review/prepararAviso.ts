import { consultaDeArchivo } from '#blocks/adjuntos/archivosDelServicio.ts';
import { askAhead, query, queryClient, reference } from '#client/query.ts';
import type { FilaNovedad } from '#contract/entities/filaNovedad.ts';
import { recursos } from '#contract/services/recursos.ts';
import type { Comprobacion } from '#engine/check/comprobacion.ts';
import { comprobarAviso } from '#engine/check/useComprobaciones.ts';
import { leerOpciones } from '#engine/definition/references.ts';
import { type FilaConTipo, familiaDe, tipoDeFila } from '#engine/family/familias.ts';
import { consultaDeAviso } from '#engine/notice/consultaDeAviso.ts';
import { antecedenteDe } from './antecedente.ts';
import { dependientesDe, listasDe } from './useComparacion.ts';

/**
 * Reads ahead what a reviewer will need of one of the next notices: its form, what it is compared with, its files and
 * its checks. What fails is asked for again, and shown, when the notice is opened. Returns what the checks found; null
 * if the notice could not be read.
 */
export async function prepararAviso(
  row: Pick<FilaNovedad, 'IdPersonaNovedad'> & FilaConTipo,
): Promise<readonly Comprobacion[] | null> {
  const familia = familiaDe(tipoDeFila(row));
  if (!familia) return null;
  const { formularios } = await familia.formularios();
  const opened = consultaDeAviso(row.IdPersonaNovedad, formularios);
  await askAhead(opened);
  const loaded = queryClient.getQueryData<Awaited<ReturnType<typeof opened.queryFn>>>(opened.queryKey);
  const definition = formularios.find(({ idTipoPadre }) => idTipoPadre === loaded?.idTipoPadre);
  if (!loaded || !definition) return null;
  const [checked] = await Promise.allSettled([
    comprobarAviso({ definition, loaded }),
    prepararArchivos(loaded.form.SegurosPersonasNovedad),
    askAhead(antecedenteDe(loaded)),
    ...listasDe(definition).map((name) => leerOpciones(name, definition.idTipoPadre)),
    ...dependientesDe(definition, loaded.form).map((one) => queryClient.prefetchQuery(one)),
  ]);
  return checked.status === 'fulfilled' ? checked.value : null;
}

async function prepararArchivos({
  IdPersonaNovedad,
  IdTipoNovedad,
}: {
  readonly IdPersonaNovedad: number;
  readonly IdTipoNovedad: number;
}): Promise<void> {
  const input = { params: { idPersonaNovedad: IdPersonaNovedad, idTipoNovedad: IdTipoNovedad } };
  await queryClient.prefetchQuery(reference(recursos.requisitos, { params: { idTipoNovedad: IdTipoNovedad } }));
  const files = await queryClient.fetchQuery(query(recursos.deNovedad, input));
  // One after the other: the notice in view goes first.
  for (const file of files) await queryClient.prefetchQuery(consultaDeArchivo(file));
}
