import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useGuardiaSinGrabar } from '#blocks/cerrar/useGuardiaSinGrabar.ts';
import { useEscritura } from '#blocks/escritura/useEscritura.ts';
import { forget, query } from '#client/query.ts';
import type { Producto } from '#contract/entities/parametro.ts';
import { productos as service } from '#contract/services/productos.ts';
import { routePaths } from '#lib/routes.ts';
import { fill } from '#lib/texts.ts';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Form } from '#ui/form/Form.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { Card } from '#ui/layout/Card.tsx';
import { productos as textos } from './messages.ts';
import { ProductoCampos } from './ProductoCampos.tsx';
import { formDe, guardarProducto, olvidarProductos, type ProductoGrabado, productoSchema } from './producto.ts';

const nothing = () => undefined;

/** Shows Grabar before the save; Nuevo and Salir after the services have answered (spec F 2.5b, decision 82). */
export function ProductoFormulario({ producto }: { readonly producto?: Producto }) {
  const [inicial] = useState(() => formDe(producto));
  const form = useForm({ schema: productoSchema, values: inicial });
  const [saved, setSaved] = useState<number | null>(null);
  const { isDirty, isSubmitting } = form.formState;
  useGuardiaSinGrabar(saved === null && isDirty, nothing, textos.perderia);
  const codigo = useCodigo(saved) || (producto?.codigoProducto ?? '');
  const { escribir } = useEscritura();
  const [guardar] = useState(() => guardarProducto(producto?.codigoProducto ?? '')());
  const save = async (values: ProductoGrabado) => {
    const id = await guardar({ id: producto?.IdProducto ?? 0, before: inicial, form: values }, escribir);
    if (id !== null) {
      toast.success(service.registrar.success ?? '');
      setSaved(id);
    }
    await forget(...olvidarProductos);
  };
  return (
    <Card title={textos.datos}>
      <Form form={form} onSubmit={save}>
        {saved !== null && codigo ? (
          <Alert tone="ok" live>
            {fill(textos.seGrabo, { codigo })}
          </Alert>
        ) : null}
        <ProductoCampos form={form} codigo={codigo} locked={saved !== null} />
        <div className="parametro-cambios">
          {saved === null ? (
            <Button type="submit" tone="primary" busy={isSubmitting}>
              {general.grabar}
            </Button>
          ) : (
            <>
              <LinkButton to={routePaths['formulario-editar']} icon="plus">
                {general.nuevo}
              </LinkButton>
              <LinkButton to={routePaths['producto-admin']}>{general.salir}</LinkButton>
            </>
          )}
        </div>
      </Form>
    </Card>
  );
}

/** The code that the services assigned to a saved product; '' until it is loaded. */
function useCodigo(saved: number | null): string {
  const todos = useQuery({ ...query(service.todos, {}), enabled: saved !== null });
  return todos.data?.find((one) => one.IdProducto === saved)?.codigoProducto ?? '';
}
