output "bucket" {
  description = "The input `bucket` of Headstart."
  value       = aws_s3_bucket.cache.bucket
}

output "roles" {
  description = "For each repository, by its name without ids, the role for jobs of branches and tags, and the role for jobs of pull requests."
  value       = local.role_arns
}

output "set_variables" {
  description = "Commands of GitHub's CLI that name the roles in variables of each repository or organization."
  value = join("", flatten([
    for repository, roles in local.role_arns : [
      for variable, role in { CACHE_ROLE_BRANCH = roles.branches, CACHE_ROLE_PULL = roles.pulls } :
      "gh variable set ${variable} ${endswith(repository, "/*") ? "--org ${trimsuffix(repository, "/*")} --visibility all" : "--repo ${repository}"} --body ${role}\n"
    ]
  ]))
}

output "oidc_provider_arn" {
  description = "The account's OIDC provider for GitHub, for further uses of the module."
  value       = coalesce(var.oidc_provider_arn, one(aws_iam_openid_connect_provider.github[*].arn))
}

locals {
  role_arns = {
    for repository, it in local.repositories : repository => {
      branches = aws_iam_role.cache["${repository}-branches"].arn
      pulls    = aws_iam_role.cache["${repository}-pulls"].arn
    }
  }
}
