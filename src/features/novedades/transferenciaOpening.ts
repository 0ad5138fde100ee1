import { queryClient, reference } from '#client/query.ts';
import type { NovedadForm } from '#contract/entities/novedad.ts';
import { parametros } from '#contract/services/parametros.ts';
import { dependentQuery } from '#engine/dependentLists.ts';

/**
 * Completes a saved transfer: the record keeps the destination's location but not its regional, which is the department
 * the location lies in. The companies there are read ahead, so that whoever reads the notice reads their names.
 */
export async function abrirTransferencia(form: NovedadForm): Promise<NovedadForm> {
  const { IdUbicacion } = form.SegurosPersonasNovedad;
  const place = await queryClient.fetchQuery(reference(parametros.localidadPorId, { params: { id: IdUbicacion } }));
  const IdDepartamento = place?.IdDepartamento ?? 0;
  if (IdDepartamento > 0) await queryClient.prefetchQuery(dependentQuery('empresasDeRegional', IdDepartamento));
  return { ...form, SegurosPacientes: { ...form.SegurosPacientes, IdDepartamento } };
}
