import { LIMITE_DE_NOTA } from '#blocks/formulario/textos.ts';
import { campoDeNovedad, type Field } from '#engine/definition/fields.ts';
import { avisoMessages } from './avisoMessages.ts';
import { elegido, haber, opcional } from './rules.ts';

/** The monthly amount: contributors earn more than 0, interns and volunteers may earn 0 (spec E 5.3, 5.4). */
export const campoHaber = (v: {
  readonly labels: { readonly haber: string };
  readonly haberMayorACero: boolean;
}): Field =>
  campoDeNovedad(
    'HaberMensual',
    v.labels.haber,
    'money',
    haber(
      v.haberMayorACero
        ? { min: 0, exclusive: true, message: avisoMessages.haberMayorACero(v.labels.haber) }
        : { min: 0, exclusive: false, message: avisoMessages.haberNoNegativo(v.labels.haber) },
    ),
    { span: 3 },
  );

/** Where the company is: a required locality (spec E 5.3, 5.4). */
export const campoUbicacion = (span: 6 | 12): Field =>
  campoDeNovedad('IdUbicacion', 'Ubicación empresa', 'list', elegido(), {
    span,
    list: 'localidades',
    costumbre: 'siVacio',
    ficha: 'IdUbicacionEmpresa',
  });

/** An optional note of at most 500 characters (spec E 5.3, R 5.3). */
export const campoObservacion: Field = campoDeNovedad(
  'Observacion',
  'Observación',
  'textarea',
  opcional(LIMITE_DE_NOTA),
  {
    span: 12,
    limit: LIMITE_DE_NOTA,
  },
);
