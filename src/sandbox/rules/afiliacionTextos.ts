import { fill } from '#lib/texts.ts';

/** The texts of the services when they refuse an affiliation or a change of data. The specification shows none of them. */
const textos = {
  titularNoVigente: 'El titular no tiene el seguro vigente.',
  sinTitular: 'Debe seleccionar al titular.',
  yaAfiliado: 'El asegurado(a) {name} ya está afiliado(a) con seguro vigente.',
  conyugeAfiliado: 'El titular ya tiene cónyuge o conviviente afiliado(a).',
  mayorDe25: 'No se puede afiliar a {name}, porque tiene 25 años o más.',
  tipoNoAfiliacion: 'Tipo de novedad, no tiene información.',
  claseDistinta: 'El modo, la base, el tipo o el grupo no corresponden a la afiliación.',
  sinAltaPasivo: 'El asegurado(a) {name} no tiene un alta de pasivo aceptada.',
  personaDistinta: 'La novedad no corresponde a la persona.',
  otraPersonaModifico: 'Otra persona modificó este trámite. Vuelva a abrirlo para ver los cambios.',
  noSeModifica: 'La novedad está en estado {estado} y no se puede modificar.',
  noPuedePasar: 'La novedad está en estado {estado} y no puede pasar a {destino}.',
  sinCambios: 'No existen cambios para registrar.',
  noDependiente: 'El asegurado(a) {name} no es beneficiario(a) de un titular.',
  limiteAnterior: 'La fecha límite de atención debe ser posterior a la actual.',
  compromisoVencido: 'La fecha de compromiso no puede ser anterior a hoy.',
  montoNoPositivo: 'El monto tiene que ser mayor a 0.',
  cuotasNoValidas: 'La cantidad de cuotas debe estar entre 1 y 60.',
  generoNoValido: 'Género, no tiene información.',
  mismoGenero: 'El género es el que ya tiene registrado la persona.',
  noEsCompromiso: 'La novedad no corresponde a un compromiso.',
  nacimientoRegistrado: 'El nacimiento ya fue registrado.',
  nacimientoDistinto: 'El nacimiento no corresponde a la madre, la fecha o el sexo del recién nacido.',
  nacimientoAntiguo: 'El recién nacido tiene más de un año.',
  madreNoValida: 'La madre no corresponde a la familia del titular.',
  sinNacimiento: 'Debe seleccionar el nacimiento registrado en el hospital.',
  nacionalidadDesconocida: 'Nacionalidad, no tiene información.',
  multiplicidadNoValida: 'El tipo de nacimiento no está en la lista.',
  recienNacidoConcluido: 'El registro del recién nacido ya fue concluido.',
} as const;

/** A text with its placeholders filled in. */
export const textoAfiliacion = (key: keyof typeof textos, values: Readonly<Record<string, string>> = {}): string =>
  fill(textos[key], values);
