import { useQuery } from "@tanstack/react-query";
import { loanOfficersQuery } from "#app/features/loan-officers/queries.ts";

export default function LoanOfficers() {
  const { data: officers, error, isPending } = useQuery(loanOfficersQuery);
  return (
    <>
      <title>Loan Officers</title>
      <h1 className="text-2xl font-semibold">Loan Officers</h1>
      {isPending && <p role="status">Loading…</p>}
      {error && <p role="alert">Failed to fetch data - {error.message}</p>}
      {officers && (
        <table className="mt-6 w-full text-left">
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Contact</th>
            </tr>
          </thead>
          <tbody>
            {officers.map((officer) => (
              <tr key={officer.loanOfficerId} className="border-t border-line">
                <td className="py-3">
                  {officer.firstName} {officer.lastName}
                </td>
                <td className="py-3">
                  {officer.phoneNumber} · NMLS# {officer.licenseNumber}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
