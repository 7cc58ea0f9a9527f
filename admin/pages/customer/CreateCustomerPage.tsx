import CreatePage from '../../generator/pages/CreatePage';
import { useModelOf } from '../ticket/data/use-model-of';
import { CUSTOMERS } from './customer';
import { customerFields } from './customer-fields';

/** The form of a new customer, in which the user chooses its address of the CRM. */
export default function CreateCustomerPage() {
  return <CreatePage model={useModelOf(CUSTOMERS.path)} override={customerFields} />;
}
