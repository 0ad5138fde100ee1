import { describe, expect, test } from 'vitest';
import { casosPorLlamada } from './documentadas.ts';
import { dePersonas } from './filasPersonas.ts';

const { de, sinGrupo } = casosPorLlamada(dePersonas);

describe('[F-7.4-01, F-3.8-01, F-5.3-06] the search by identity', () => de('POST Bdpa/BuscarPersonaYObservacion'));
describe('[F-7.5-05, F-3.9-01, F-5.3-01, F-5.3-02, F-5.3-03, F-5.3-04] the identity service', () =>
  de('POST Afiliacion/SEGIPconsultaDatosPersona'));
describe('[F-7.6-03, F-6-04] the search within a company', () =>
  de(
    'GET EmpPacientes/BuscarXDocumentoIdentidad/{term}/{companyId}/{role}',
    'GET EmpPacientes/BuscarXNombre/{term}/{companyId}/{role}',
    'GET EmpPacientes/BuscarXMatricula/{term}/{companyId}/{role}',
    'GET EmpPacientes/BuscarXHistoriaClinica/{term}/{companyId}/{role}',
  ));
describe('[F-7.6-02] the search of the whole fund', () =>
  de(
    'GET Pacientes/BuscarXDocumentoIdentidad/{term}/{role}',
    'GET Pacientes/BuscarXNombre/{term}/{role}',
    'GET Pacientes/BuscarXMatricula/{term}/{role}',
    'GET Pacientes/BuscarXHistoriaClinica/{term}/{role}',
  ));
describe('[R-7.7-03] the appointment of an exam', () => de('POST Ocupacional/OcupacionalVerificaParaProgramar/'));

test('every case is in a group', () => {
  expect(sinGrupo()).toEqual([]);
});
